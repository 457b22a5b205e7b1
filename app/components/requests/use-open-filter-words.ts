import type { FilterOn } from "~/components/live/nothing-found";
import { formatMoneyRange } from "~/i18n/money";
import { useReading } from "~/i18n/use-reading";
import { ages } from "./ages";

/** What a filter of open requests says on its chip. */
export function useOpenFilterWords(currency: string): (filter: FilterOn) => string {
  const reading = useReading();
  const { t } = reading;
  return ({ name, value }) => {
    if (name === "no_offers") return t("openRequests:filter.noOffers");
    if (name === "age")
      return ages.includes(Number(value))
        ? t(`openRequests:filter.age.${value}`)
        : t("openRequests:filter.ageHours", { count: Number(value) });
    if (!name.startsWith("budget_min")) return value;
    const [from, to] = value.split("-").map((end) => (end ? Number(end) : null));
    return formatMoneyRange(reading, from ?? null, to ?? null, currency);
  };
}
