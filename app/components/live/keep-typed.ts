import { type ClientActionFunctionArgs, isRouteErrorResponse } from "@remix-run/react";
import { announce } from "~/components/ui/announce";
import { keepKey } from "~/components/ui/sent-key";
import { keepInterrupted, keepLeft } from "./interrupted";
import { isAutosave, type Unanswered } from "./stay";

/** What of an action's answer is to be said over the page. */
type Answer = { toasts?: string[] } | null | undefined;

/**
 * Every page with a form exports this as `clientAction`. What the answer says is said over the page, whether or not the form still
 * stands there. A form that gets no answer, or none in time, comes back as it was filled in; one that is answered by the login
 * comes back after it, and one whose sender moved on meanwhile with them. A save that nobody asked for says nothing in any case: the next pause tries again.
 */
export async function keepTyped({ request, serverAction }: ClientActionFunctionArgs): Promise<unknown> {
  const sent = request.clone();
  const { pathname } = new URL(request.url);
  const isQuiet = isAutosave(request.url);
  try {
    const answer = await inTime(serverAction<Answer>(), sent);
    for (const message of (isQuiet ? null : answer?.toasts) ?? []) announce({ type: "error", message });
    return answer;
  } catch (error) {
    // Not even to the login: whoever is writing is not sent away in the middle of a word.
    if (isQuiet) return null;
    if (request.signal.aborted) await keepLeft(sent);
    else if (isWithoutAnswer(error)) return unanswered(pathname, await sent.formData());
    else await keepInterrupted(error, sent);
    throw error;
  }
}

/** A form waits so long for its answer, in ms, unless a file is in it: what is sent again has the same key, and happens once. */
const patience = 30_000;

function inTime<T>(answer: Promise<T>, sent: Request): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(async () => {
      if (!(await holdsFile(sent.clone()))) reject(new TypeError("No answer in time"));
    }, patience);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

/** A field in which nothing was chosen comes as a file without bytes. */
const holdsFile = async (sent: Request): Promise<boolean> =>
  [...(await sent.formData()).values()].some((value) => value instanceof File && value.size > 0);

/**
 * The connection broke, or what came was not from the application: a proxy's own page, while the server starts. Or the application
 * could only say that it cannot answer now.
 */
function isWithoutAnswer(error: unknown): boolean {
  return (
    error instanceof TypeError ||
    (isRouteErrorResponse(error) && error.status === 503) ||
    (error instanceof Error && error.message.startsWith("Unable to decode turbo-stream"))
  );
}

/** What the form is told. It may have arrived, and is sent again with the same key, whatever is read of the page until then. */
function unanswered(at: string, fields: FormData): Unanswered {
  const own = ["csrf", "key", "intent"];
  const names = [...new Set(fields.keys())].filter((name) => !own.includes(name));
  const texts = (name: string) => fields.getAll(name).filter((value) => typeof value === "string");
  const [intent] = texts("intent");
  const [key] = texts("key");
  if (key) keepKey(at, intent, key);
  return {
    unanswered: true,
    ...(intent && { intent }),
    values: Object.fromEntries(names.map((name) => [name, texts(name)])),
  };
}
