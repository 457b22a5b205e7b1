import { useLocation, useRouteLoaderData } from "@remix-run/react";
import { useEffect } from "react";

/** A form whose sending ended at the login, since the session was over: what was typed, where, and by whom. */
type Interrupted = { who: string; at: string; intent: string | null; values: [string, string][] };

type Root = { viewer: { id: string } | null } | null | undefined;

const entry = "interrupted_form";
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
    return typeof field[1] === "string" && !secret.has(field[0]) && !isPassword(field[0]);
  });
  const at = new URL(sent.url).pathname;
  const interrupted: Interrupted = { who, at, intent: fields.get("intent") as string | null, values };
  sessionStorage.setItem(entry, JSON.stringify(interrupted));
}

const isPassword = (name: string) =>
  document.querySelector(`input[type=password][name="${CSS.escape(name)}"]`) !== null;

/** Puts what was typed back into its form, when its writer is there again; nobody else gets to see it. */
export function usePutBack(): void {
  const who = (useRouteLoaderData("root") as Root)?.viewer?.id;
  const { key, pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the move
  useEffect(() => {
    const kept = sessionStorage.getItem(entry);
    if (!kept || !who) return;
    const interrupted = JSON.parse(kept) as Interrupted;
    if (interrupted.who === who && interrupted.at !== pathname) return;
    sessionStorage.removeItem(entry);
    if (interrupted.who === who) fill(interrupted);
  }, [key, who]);
}

function fill({ intent, values }: Interrupted): void {
  const form = [...document.forms].find((one) => new FormData(one).get("intent") === intent);
  if (!form) return;
  put(form, values);
  // What a choice asks for besides is there after it.
  requestAnimationFrame(() => put(form, values));
}

function put(form: HTMLFormElement, values: [string, string][]): void {
  const rest = new Map(
    values.map(([name]) => [name, values.filter(([one]) => one === name).map(([, value]) => value)]),
  );
  for (const field of form.elements) {
    if (!isTyped(field)) continue;
    const left = rest.get(field.name) ?? [];
    if (change(field, left)) field.dispatchEvent(new Event("input", { bubbles: true }));
  }
}

type Typed = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isTyped = (field: Element): field is Typed =>
  field.matches("textarea[name], select[name], input[name]:not([type=hidden], [type=file], [type=password])");

const isChoice = (field: Typed): field is HTMLInputElement => /^(checkbox|radio)$/.test(field.type);

/** @returns whether the field now says something else */
function change(field: Typed, left: string[]): boolean {
  if (isChoice(field)) {
    const before = field.checked;
    field.checked = left.includes(field.value);
    return field.checked !== before;
  }
  const value = left.shift();
  if (value === undefined || field.value === value) return false;
  field.value = value;
  return true;
}
