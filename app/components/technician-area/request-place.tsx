import type { RequestCard } from "~/contract/request-fields";
import { useT } from "~/i18n/use-t";

/** District and city of a request, once it has them. */
export function RequestPlace({ of: { city, district } }: { of: Pick<RequestCard, "city" | "district"> }) {
  const t = useT();
  return city ? <span>{t("words:place", { district: district?.name ?? "", city: city.name })}</span> : null;
}
