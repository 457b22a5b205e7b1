import { DateTime } from "~/i18n/date-time";
import { useZoneName } from "~/i18n/zone-name";

/**
 * When somebody comes, and by which clock. Needs the dictionary `zones`.
 * @param within minutes of the window in which they arrive; 0 is that moment
 */
export function Appointment({ iso, within }: { iso: string; within: number }) {
  return (
    <>
      <DateTime iso={iso} as="when" within={within} />
      <span className="block sm muted">{useZoneName()}</span>
    </>
  );
}
