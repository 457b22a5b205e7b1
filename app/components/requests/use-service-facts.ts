import { useEffect, useState } from "react";
import { announce } from "~/components/ui/announce";
import { useHref } from "~/i18n/link";
import { useT } from "~/i18n/use-t";
import type { ServiceFacts } from "./request-form-data";

/**
 * The chosen service's questions and price guide: from the page's loader, else fetched; until they are there, what stood there. Not by
 * the router, which would draw an error page in the form's place when the line is down: the form says so and asks again.
 */
export function useServiceFacts(first: ServiceFacts | null, chosen: string | undefined): ServiceFacts | null {
  const t = useT();
  const href = useHref();
  const [found, setFound] = useState<ServiceFacts | null>(null);
  const id = chosen ?? first?.id ?? "";
  const known = [first, found].find((service) => service?.id === id);
  const isMissing = id !== "" && !known;
  useEffect(() => {
    if (!isMissing) return;
    const gone = new AbortController();
    const ask = () =>
      askFor(href(`/services/facts/${id}`), gone.signal).then(setFound, () => {
        if (!gone.signal.aborted) announce({ type: "error", message: t("ui:unanswered") });
      });
    void ask();
    addEventListener("online", ask, { signal: gone.signal });
    return () => gone.abort();
  }, [isMissing, id, href, t]);
  // Its questions come above the field that whoever went on meanwhile is in: that stays in view.
  useEffect(() => {
    const at = document.activeElement;
    if (found && at && at !== document.body) at.scrollIntoView({ block: "nearest" });
  }, [found]);
  if (id === "") return null;
  return known ?? found ?? first;
}

async function askFor(address: string, signal: AbortSignal): Promise<ServiceFacts> {
  const answer = await fetch(address, { signal, headers: { Accept: "application/json" } });
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
  const { service } = (await answer.json()) as { service: ServiceFacts };
  return service;
}
