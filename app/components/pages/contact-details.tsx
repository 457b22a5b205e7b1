import { useRouteLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { Num } from "~/components/ui/num";
import { FactTiles } from "~/components/ui/panel";
import type { SiteInfo } from "~/contract/site";
import { PhoneNumber } from "~/i18n/phone-number";
import { useT } from "~/i18n/use-t";

/** How the operator is reached, as the layout's loader knows it. */
export function ContactDetails() {
  const t = useT();
  const info = (useRouteLoaderData("routes/($lang)") as { info: SiteInfo | null } | undefined)?.info;
  if (!info) return null;
  const facts: { term: string; value: ReactNode }[] = [
    ...info.phones.map((phone) => ({ term: t("pages:contact.phone"), value: <PhoneNumber e164={phone} /> })),
    {
      term: t("pages:contact.email"),
      value: (
        <a href={`mailto:${info.email}`}>
          <Num>{info.email}</Num>
        </a>
      ),
    },
    { term: t("pages:contact.address"), value: info.address },
  ];
  return <FactTiles className="sm:grid-cols-3" facts={facts.filter(({ value }) => value !== "")} />;
}
