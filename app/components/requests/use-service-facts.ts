import { useFetcher } from "@remix-run/react";
import { useEffect } from "react";
import { useHref } from "~/i18n/link";
import type { ServiceFacts } from "./request-form-data";

/** The chosen service's questions and price guide: from the page's loader, else fetched; until they are there, what stood there. */
export function useServiceFacts(first: ServiceFacts | null, chosen: string | undefined): ServiceFacts | null {
  const fetcher = useFetcher<{ service: ServiceFacts } | null>();
  const href = useHref();
  const { data, load } = fetcher;
  const id = chosen ?? first?.id ?? "";
  const known = [first, data?.service].find((service) => service?.id === id);
  const isMissing = id !== "" && !known;
  useEffect(() => {
    if (isMissing) load(href(`/services/facts/${id}`));
  }, [isMissing, id, load, href]);
  if (id === "") return null;
  return known ?? data?.service ?? first;
}
