import { Definitions } from "~/components/ui/definitions";
import { Panel } from "~/components/ui/panel";
import { DateTime } from "~/i18n/date-time";
import { PhoneText } from "~/i18n/phone-number";
import { useT } from "~/i18n/use-t";

type Details = { name?: string; phone?: string; email?: string | null; city?: string; since?: string };

/** Who the account is, as the site knows them. */
export function OwnDetails({ details: { name, phone, email, city, since } }: { details: Details }) {
  const t = useT();
  const rows = [
    { term: t("settings:details.name"), value: <bdi>{name}</bdi> },
    { term: t("settings:details.phone"), value: phone ? <PhoneText e164={phone} /> : null },
    { term: t("settings:details.email"), value: email ? <bdi>{email}</bdi> : t("settings:details.noEmail") },
    { term: t("settings:details.city"), value: city },
    { term: t("settings:details.since"), value: since ? <DateTime iso={since} hasYear /> : null },
  ];
  return (
    <Panel title={t("settings:details.title")}>
      <Definitions rows={rows.filter(({ value }) => value)} />
    </Panel>
  );
}
