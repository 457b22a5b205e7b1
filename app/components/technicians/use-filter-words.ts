import type { FilterOn } from "~/components/live/nothing-found";
import { formatRating } from "~/i18n/number";
import { useReading } from "~/i18n/use-reading";

/** What a filter of the directory says on its chip. */
export function useFilterWords(): (filter: FilterOn) => string {
  const { digits, t } = useReading();
  return ({ name, value }) => {
    if (name === "rating")
      return t("technicians:filter.andUp", { rating: formatRating(Number(value) / 10, digits) });
    if (name === "online") return t("technicians:filter.online");
    if (name === "verified") return t("technicians:filter.verified");
    if (name === "warranty") return t("technicians:filter.warranty");
    return value;
  };
}
