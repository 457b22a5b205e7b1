import { FilterForm } from "~/components/live/filter-form";
import { Badge } from "~/components/ui/badge";
import { Button, ButtonLink } from "~/components/ui/button";
import { Num } from "~/components/ui/num";
import { TextField } from "~/components/ui/text-field";
import { DateTime } from "~/i18n/date-time";
import { direction, type Locale } from "~/i18n/locale";
import { Text } from "~/i18n/text";
import { useT } from "~/i18n/use-t";

type Message = {
  id: string;
  channel: "sms" | "email";
  to: string;
  locale: Locale;
  subject: string | null;
  text: string;
  sent_at: string;
};

/** Narrows the list to one phone or mailbox. */
export function OutboxFilter({ to }: { to: string }) {
  const t = useT();
  return (
    <FilterForm to="/dev/outbox" className="row items-end">
      <TextField name="to" label={t("pages:outbox.to")} defaultValue={to} />
      <Button type="submit" variant="line">
        {t("pages:outbox.show")}
      </Button>
      {to ? (
        <ButtonLink to="/dev/outbox" variant="ghost">
          {t("pages:outbox.all")}
        </ButtonLink>
      ) : null}
    </FilterForm>
  );
}

export function OutboxMessage({ message }: { message: Message }) {
  const t = useT();
  const { channel, to, locale, subject, text, sent_at } = message;
  return (
    <li className="stack gap-2 py-5">
      <p className="row sm muted">
        <Badge tone="blue" icon={channel === "sms" ? "smartphone" : "mail"}>
          {t(`pages:outbox.${channel}`)}
        </Badge>
        <span>
          <Text k="pages:outbox.sentTo" values={{ to: <Num>{to}</Num> }} />
        </span>
        <DateTime iso={sent_at} as="relative" />
      </p>
      <div lang={locale} dir={direction(locale)}>
        {subject ? <p className="strong">{subject}</p> : null}
        <p className="whitespace-pre-line">{text}</p>
      </div>
    </li>
  );
}
