import { useSetting } from "~/i18n/use-setting";

/** A moment as a `datetime-local` field holds it, in the operator's time zone: "2026-11-24T10:30". */
export function useLocalTime(): (iso: string) => string {
  const { timeZone } = useSetting();
  return (iso) =>
    new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" })
      .format(new Date(iso))
      .replace(" ", "T");
}
