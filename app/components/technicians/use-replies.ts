import { useT } from "~/i18n/use-t";

/** In how long a technician answers, in words: in minutes below an hour, then in hours, then in days. */
export function useReplies(): (minutes: number) => string {
  const t = useT();
  return (minutes) => {
    if (minutes < 60) return t("technicians:repliesMinutes", { count: Math.max(1, minutes) });
    if (minutes < 36 * 60) return t("technicians:repliesHours", { count: Math.round(minutes / 60) });
    return t("technicians:repliesDays", { count: Math.round(minutes / 1440) });
  };
}
