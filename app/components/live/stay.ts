import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";

/** A form that the server never answered: what its page is told instead. */
export type Unanswered = { unanswered: true; intent?: string; values: Record<string, string[]> };

/** The address of a form's action says that nobody pressed a button. */
export const isAutosave = (address = "") => /[?&]autosave=/.test(address);

const holds = (name: string, result: unknown) =>
  typeof result === "object" && result !== null && name in result;

/** What was kept while typing is in the page already, and without an answer there is nothing new to read. */
export const stayWhileTyping = ({
  formAction,
  actionResult,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean =>
  !isAutosave(formAction) && !holds("unanswered", actionResult) && defaultShouldRevalidate;

/**
 * Pages that end in a delayed redirect export this as `shouldRevalidate`: their guard would overtake the delay, since the visitor
 * whom it turns away has just signed in.
 */
export const stayUntilLeft = (args: ShouldRevalidateFunctionArgs): boolean =>
  !holds("leave", args.actionResult) && stayWhileTyping(args);

/**
 * Pages that show a state which others change export this: after a refusal (409 above all) the page is read again, so that it shows
 * what is true now beside the message. While nothing can be read (503) it stays as it is.
 */
export const refreshAfterRefusal = (args: ShouldRevalidateFunctionArgs): boolean =>
  args.actionStatus !== undefined && args.actionStatus >= 400
    ? args.actionStatus !== 503
    : stayWhileTyping(args);
