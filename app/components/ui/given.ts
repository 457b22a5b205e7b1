import { useActionData, useMatches } from "@remix-run/react";
import type { Constraints, Outcome } from "./form-context";

type Guard = { csrf: string; key: string };
/** What a page's loader gives its forms: tokens, and the constraints of each deed's fields. */
type Given = { form?: Guard; deeds?: Record<string, Constraints> };

/** By the nearest loader that gives any. */
const useGiven = <K extends keyof Given>(name: K): Given[K] =>
  useMatches()
    .map(({ data }) => (data as Given | null | undefined)?.[name])
    .findLast(Boolean);

/** The tokens that this page's forms were given, or newer ones that came with the answer. */
export function useGuard(): Guard | undefined {
  const given = useGiven("form");
  return useActionData<Outcome | undefined>()?.form ?? given;
}

/** A form's own constraints, else those of the deed that its intent names. */
export function useConstraints(intent: string | undefined, own: Constraints | undefined): Constraints {
  const deeds = useGiven("deeds");
  return own ?? deeds?.[intent?.split(" ")[0] ?? ""] ?? {};
}
