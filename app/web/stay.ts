import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";

/**
 * Pages that end in a delayed redirect export this as `shouldRevalidate`: their guard would overtake the delay, since the visitor
 * whom it turns away has just signed in.
 */
export function stayUntilLeft({
  actionResult,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isLeaving = typeof actionResult === "object" && actionResult !== null && "leave" in actionResult;
  return isLeaving ? false : defaultShouldRevalidate;
}

/**
 * Pages that show a state which others change export this: after a refusal (409 above all) the page is read again, so that it shows
 * what is true now beside the message.
 */
export const refreshAfterRefusal = ({
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean =>
  actionStatus !== undefined && actionStatus >= 400 ? true : defaultShouldRevalidate;
