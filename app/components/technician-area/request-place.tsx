import type { RequestCard } from "~/contract/request-fields";
import { placeText } from "~/i18n/place";
import { useT } from "~/i18n/use-t";

/** District and city of a request, once it has them. */
export function RequestPlace({ of: request }: { of: Pick<RequestCard, "city" | "district"> }) {
  const t = useT();
  return request.city ? <span>{placeText(t, request)}</span> : null;
}
