import { useFetcher } from "@remix-run/react";
import { useHref } from "~/i18n/link";
import type { RequestFormData, ServiceFacts } from "./request-form-data";

/** The chosen service's questions and price guide: from the page's loader, then fetched for whatever is chosen. */
export function useServiceFacts(first: ServiceFacts | null) {
  const fetcher = useFetcher<RequestFormData>({ key: "service-facts" });
  const href = useHref();
  const choose = (id: string) =>
    fetcher.load(href(`/requests/add-request?service=${encodeURIComponent(id)}`));
  return { service: fetcher.data ? fetcher.data.service : first, choose };
}
