import { Note } from "~/components/ui/note";
import type { RequestDetails } from "~/contract/request-fields";
import { Text } from "~/i18n/text";

type Entry = RequestDetails["timeline"][number];

/** Whether the other side, or nobody, has called the job off that was there last; where the reader has, there is nothing to tell. */
const isTold = ({ event, actor }: Entry, view: RequestDetails["view"]) =>
  event === (view === "owner" ? "order.backOut" : "order.cancel") ||
  (event === "order.noShow" && actor === "time");

/** What ended a job is neither side's doing, and has no words of theirs. */
const isNobodys = ({ event }: Entry) => event === "order.chargeBack" || event === "order.resolve";

/** Why the last job of a request was called off, for the side that did not do it, as long as there is no other job. */
export function CalledOff({
  request: { timeline, view, status, bank_returned },
}: {
  request: RequestDetails;
}) {
  const last = timeline.find(({ event }) => event.startsWith("order."));
  const whose = view === "owner" ? "yours" : "theirs";
  const since = bank_returned ? `.${bank_returned}` : "";
  if (last && status === "cancelled" && isNobodys(last))
    return (
      <Note tone="amber">
        <Text k={`requests:calledOff.${last.event}.${whose}${since}`} />
      </Note>
    );
  if (!last?.reason || !isTold(last, view)) return null;
  const ofAbsence = last.absent ? `.${last.absent}.${whose}` : "";
  return (
    <Note tone="amber">
      <p className="med">
        <Text k={`requests:calledOff.${last.event}${ofAbsence}`} values={{ name: last.name ?? "" }} />
      </p>
      <blockquote dir="auto">{last.reason}</blockquote>
    </Note>
  );
}
