import type { Constraints } from "~/components/ui/form-context";
import { Note } from "~/components/ui/note";
import { Num } from "~/components/ui/num";
import { Price } from "~/components/ui/price";
import type { FailedEvent } from "~/contract/transfer-fields";
import { DateTime } from "~/i18n/date-time";
import { Text } from "~/i18n/text";
import { useT } from "~/i18n/use-t";
import { Press, Refuse } from "./decision-forms";

type CaseProps = { event: FailedEvent; constraints: Constraints };

/** What a gateway has told and could not be done, and what may be done about it; or why staff have set it aside. */
export function EventCase({ event: told, constraints }: CaseProps) {
  const t = useT();
  const { id, settlement, set_aside } = told;
  return (
    <div className="pad stack gap-4">
      <Told event={told} />
      {settlement && !set_aside ? (
        <Note tone="amber">
          <Text
            k="staff:events.settlement"
            values={{
              reference: <Num className="select-all">{settlement}</Num>,
            }}
          />
        </Note>
      ) : null}
      {set_aside ? (
        <Note>
          <bdi>{set_aside.reason}</bdi>
        </Note>
      ) : (
        <div className="stack gap-3 measure">
          <div className="decide">
            <Press
              intent={`try ${id}`}
              text="events.try"
              icon="refresh-cw"
              about={t(`staff:events.kind.${told.kind}`)}
            />
          </div>
          <Refuse intent={`aside ${id}`} text="events.aside" constraints={constraints} />
        </div>
      )}
    </div>
  );
}

const when = (iso: string) => ({ when: <DateTime iso={iso} as="relative" isInside /> });

/** What it says, the gateway's own name of it, how often it was tried, and when it is tried next or was set aside. */
function Told({
  event: { id, kind, amount, tries, happened_at, next_try_at, set_aside },
}: {
  event: FailedEvent;
}) {
  const t = useT();
  return (
    <div className="stack gap-1">
      <h2 className="h3s">{t(`staff:events.kind.${kind}`)}</h2>
      {amount ? (
        <p>
          <Price minor={amount.amount} currency={amount.currency} />
        </p>
      ) : null}
      <p>
        <Num className="select-all">{id}</Num>
      </p>
      <p className="sm muted row gap-x-3 gap-y-0.5">
        <span>
          <Text k="staff:events.at" values={when(happened_at)} />
        </span>
        <span>{t("staff:events.tries", { count: tries })}</span>
        <span>
          {set_aside ? (
            <Text k="staff:setAside.at" values={when(set_aside.at)} />
          ) : (
            <Text k="staff:events.next" values={when(next_try_at)} />
          )}
        </span>
      </p>
    </div>
  );
}
