import { Price } from "~/components/ui/price";
import type { FailedEvent } from "~/contract/transfers";
import { DateTime } from "~/i18n/date-time";
import { Text } from "~/i18n/text";
import { useT } from "~/i18n/use-t";

/** What a gateway has told and could not be done: its own name of it, how often it was tried, and when it is tried next. */
export function EventCase({ event: told }: { event: FailedEvent }) {
  const t = useT();
  const { id, kind, amount, tries, happened_at, next_try_at } = told;
  const when = (iso: string) => ({ when: <DateTime iso={iso} as="relative" isInside /> });
  return (
    <div className="pad stack gap-1">
      <h2 className="h3s">{t(`staff:events.kind.${kind}`)}</h2>
      {amount ? (
        <p>
          <Price minor={amount.amount} currency={amount.currency} />
        </p>
      ) : null}
      <p>
        <bdi dir="ltr" className="num select-all">
          {id}
        </bdi>
      </p>
      <p className="sm muted row gap-x-3 gap-y-0.5">
        <span>
          <Text k="staff:events.at" values={when(happened_at)} />
        </span>
        <span>{t("staff:events.tries", { count: tries })}</span>
        <span>
          <Text k="staff:events.next" values={when(next_try_at)} />
        </span>
      </p>
    </div>
  );
}
