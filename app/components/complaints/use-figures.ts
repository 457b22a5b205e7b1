import { useEffect, useState } from "react";
import type { SplitFigures } from "~/contract/split-fields";
import { useHref } from "~/i18n/link";

/** A pause in typing, in ms. */
const pause = 300;

/**
 * What a typed amount comes to, as soon as its typing pauses; while nothing is typed, what the form's own answer said. Not by the
 * router, which would draw an error page in the form's place for an amount that is none.
 */
export function useFigures(
  id: string,
  { part, typed }: { part: "kept" | "refund"; typed: string },
  answered: SplitFigures | null,
): SplitFigures | null {
  const href = useHref();
  const [found, setFound] = useState<{ typed: string; figures: SplitFigures | null }>();
  useEffect(() => {
    if (typed === "") return;
    const gone = new AbortController();
    const address = href(`/complaints/${id}/figures?${part}=${encodeURIComponent(typed)}`);
    const timer = setTimeout(
      () =>
        ask(address, gone.signal).then(
          (figures) => setFound({ typed, figures }),
          // Without an answer the figures are gone, and the button asks for them.
          () => gone.signal.aborted || setFound({ typed, figures: null }),
        ),
      pause,
    );
    return () => {
      clearTimeout(timer);
      gone.abort();
    };
  }, [id, part, typed, href]);
  if (typed === "") return answered;
  return found?.typed === typed ? found.figures : null;
}

async function ask(address: string, signal: AbortSignal): Promise<SplitFigures | null> {
  const answer = await fetch(address, { signal, headers: { Accept: "application/json" } });
  if (!answer.ok) return null;
  const { figures } = (await answer.json()) as { figures: SplitFigures | null };
  return figures;
}
