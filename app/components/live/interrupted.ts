import { useLocation, useRouteLoaderData } from "@remix-run/react";
import { useEffect } from "react";
import { keepInSession, keptInSession } from "~/components/ui/browser-session";

/** A form whose sending ended at the login, since the session was over: what was typed, where, by whom, and when it was (ms). */
type Interrupted = {
  who: string;
  at: string;
  intent: string | null;
  values: [string, string][];
  since: number;
};

type Root = { viewer: { id: string } | null } | null | undefined;

const entry = "interrupted_form";
/** Whoever means to go on does so soon; what was typed may be an address. */
const keptMs = 30 * 60_000;
const secret = new Set(["csrf", "key", "intent"]);

const toLogin = (answer: unknown) =>
  answer instanceof Response && /\/login\?redirectTo=/.test(answer.headers.get("Location") ?? "");

/** Notes what the form held, if its answer leads to the login: for whoever wrote it, in this tab, until they are back. */
export async function keepInterrupted(answer: unknown, sent: Request): Promise<void> {
  if (!toLogin(answer)) return;
  const who = (window.__remixRouter?.state.loaderData.root as Root)?.viewer?.id;
  if (!who) return;
  const fields = await sent.formData();
  const values = [...fields].filter((field): field is [string, string] => {
    return typeof field[1] === "string" && !secret.has(field[0]) && !isSecret(field[0]);
  });
  const at = new URL(sent.url).pathname;
  const intent = fields.get("intent") as string | null;
  store({ who, at, intent, values, since: Date.now() });
}

/** A password is one also while it is shown. */
const isSecret = (name: string) =>
  document.querySelector(`[name="${CSS.escape(name)}"]:is([type=password], [autocomplete*=password])`) !==
  null;

const store = (interrupted: Interrupted | null) =>
  keepInSession(entry, interrupted && JSON.stringify(interrupted));

const stored = () => JSON.parse(keptInSession(entry) ?? "null") as Interrupted | null;

/** Puts what was typed back into its form, when its writer is there again; nobody else gets to see it. */
export function usePutBack(): void {
  const who = (useRouteLoaderData("root") as Root)?.viewer?.id;
  const location = useLocation();
  useEffect(() => {
    const kept = stored();
    if (!kept) return;
    const isOver = Date.now() - kept.since > keptMs || (who !== undefined && who !== kept.who);
    if (isOver || (who && kept.at === location.pathname && fill(kept))) store(null);
  }, [location, who]);
}

/** @returns whether its form is there */
function fill({ at, intent, values }: Interrupted): boolean {
  const form = [...document.forms].find(
    (one) =>
      one.method === "post" &&
      new URL(one.action).pathname === at &&
      new FormData(one).get("intent") === intent &&
      values.some(([name]) => one.elements.namedItem(name)),
  );
  if (!form) return false;
  put(form, values);
  // What a choice asks for besides is there after it.
  requestAnimationFrame(() => put(form, values));
  return true;
}

function put(form: HTMLFormElement, values: [string, string][]): void {
  const rest = new Map(
    values.map(([name]) => [name, values.filter(([one]) => one === name).map(([, value]) => value)]),
  );
  for (const field of form.elements) {
    if (!isTyped(field)) continue;
    const left = rest.get(field.name) ?? [];
    if (isChoice(field)) {
      if (field.checked !== left.includes(field.value)) field.click();
    } else if (change(field, left.shift())) field.dispatchEvent(new Event("input", { bubbles: true }));
  }
}

type Typed = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isTyped = (field: Element): field is Typed =>
  field.matches("textarea[name], select[name], input[name]:not([type=hidden], [type=file], [type=password])");

const isChoice = (field: Typed): field is HTMLInputElement => /^(checkbox|radio)$/.test(field.type);

/** @returns whether the field now says something else */
function change(field: Typed, value: string | undefined): boolean {
  if (value === undefined || field.value === value) return false;
  field.value = value;
  return true;
}
