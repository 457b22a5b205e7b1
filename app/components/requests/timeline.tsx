import { Disclosure } from "~/components/ui/disclosure";
import { keyed } from "~/components/ui/keyed";
import { Panel } from "~/components/ui/panel";
import { Price } from "~/components/ui/price";
import type { RequestDetails } from "~/contract/request-fields";
import { DateTime } from "~/i18n/date-time";
import { Text } from "~/i18n/text";
import { useT } from "~/i18n/use-t";

type TimelineEntry = RequestDetails["timeline"][number];

const shown = 3;

type Told = Pick<RequestDetails, "timeline"> & Partial<Pick<RequestDetails, "view">>;

/** What happened to the request, newest first; what is further back on demand. */
export function Timeline({ request: { timeline, view } }: { request: Told }) {
  const isOwn = view === "owner";
  const t = useT();
  if (timeline.length === 0) return null;
  const earlier = timeline.slice(shown);
  return (
    <Panel title={t("requests:timeline.title")}>
      <Entries entries={timeline.slice(0, shown)} isOwn={isOwn} />
      {earlier.length > 0 ? (
        <Disclosure look="quiet" summary={t("requests:timeline.earlier", { count: earlier.length })}>
          <Entries entries={earlier} isOwn={isOwn} />
        </Disclosure>
      ) : null}
    </Panel>
  );
}

/** What is told of an entry besides what it is: that it was the reader, who was not there, or that it came of silence. */
function formOf({ event, actor, absent }: TimelineEntry, isOwn: boolean) {
  if (isOwn && (event === "order.cancel" || absent === "customer")) return ".own";
  if (absent) return `.${absent}`;
  return event === "order.confirm" && actor === "time" ? ".silence" : "";
}

function Entries({ entries, isOwn }: { entries: TimelineEntry[]; isOwn: boolean }) {
  return (
    <ol className="stack gap-3">
      {keyed(entries, ({ event, at }) => `${event} ${at}`).map(({ key, entry }) => (
        <li key={key} className="sm">
          <span className="block">
            <Text
              k={`requests:timeline.${entry.event}${formOf(entry, isOwn)}`}
              values={{
                name: entry.name ?? "",
                amount: entry.amount ? (
                  <Price minor={entry.amount.amount} currency={entry.amount.currency} />
                ) : (
                  ""
                ),
              }}
            />
          </span>
          {entry.reason ? <blockquote dir="auto">{entry.reason}</blockquote> : null}
          <DateTime iso={entry.at} as="dateTime" className="muted" />
        </li>
      ))}
    </ol>
  );
}
