import type { RequestCard } from "~/contract/request-fields";
import { DateTime } from "~/i18n/date-time";
import { useT } from "~/i18n/use-t";

type Wish = Pick<RequestCard, "timing" | "preferred_date" | "time_window">;

/** When the work suits its customer: the day or the urgency, and the part of the day where one is wished for. */
export function RequestWhen({ timing, preferred_date, time_window }: Wish) {
  const t = useT();
  return (
    <>
      {timing === "date" && preferred_date ? (
        <DateTime iso={preferred_date} hasWeekday />
      ) : (
        t(`requests:timing.${timing}`)
      )}
      {time_window === "any" ? null : (
        <>
          <br />
          {t(`requests:window.${time_window}`)}
        </>
      )}
    </>
  );
}
