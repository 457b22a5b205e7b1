import type { Translate } from "./translate";

type Named = { name: string } | null | undefined;

/** Where something is: "Maadi, Cairo", the city alone where no district is known, nothing without a city. Needs `words`. */
export function placeText(t: Translate, { city, district }: { city: Named; district: Named }): string {
  if (!city) return "";
  return district ? t("words:place", { district: district.name, city: city.name }) : city.name;
}
