import type { ClientActionFunctionArgs, ShouldRevalidateFunctionArgs } from "@remix-run/react";

/** The address of a form's action says that nobody pressed a button. */
const isAutosave = (address = "") => /[?&]autosave=/.test(address);

/** A save that nobody asked for and that does not get through says nothing: the page stays, and the next pause tries again. */
export async function saveQuietly({ request, serverAction }: ClientActionFunctionArgs): Promise<unknown> {
  if (!isAutosave(request.url)) return serverAction();
  try {
    return await serverAction();
  } catch (answer) {
    // A redirect: the session is over, or the visitor has become another.
    if (answer instanceof Response) throw answer;
    return null;
  }
}

/** What was kept while typing is in the page already, so that nothing is read again. */
export const stayWhileTyping = ({
  formAction,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean => !isAutosave(formAction) && defaultShouldRevalidate;
