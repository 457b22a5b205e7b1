import { useLocation, useRouteLoaderData } from "@remix-run/react";
import { useEffect } from "react";
import { announce } from "~/components/ui/announce";
import { keepInSession, keptInSession } from "~/components/ui/browser-session";
import { keepKey } from "~/components/ui/sent-key";
import { useT } from "~/i18n/use-t";

/**
 * A form whose sending ended at the login, since the session was over, or was broken off: what was typed, where, by whom, and when it was
 * (ms). `key`: with which it was sent, where it may have arrived. `hasFiles`: what cannot be put back.
 */
type Interrupted = {
  who: string;
  at: string;
  intent: string | null;
  key: string | null;
  values: [string, string][];
  hasFiles: boolean;
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
  if (toLogin(answer)) await keep(sent);
}

/** Notes what the form held whose sender moved on before the answer: it may have arrived, and is sent again with the same key. */
export async function keepLeft(sent: Request): Promise<void> {
  const kept = await keep(sent, true);
  if (kept) keepKey(kept.at, kept.intent, kept.key);
}

async function keep(sent: Request, mayHaveArrived = false): Promise<Interrupted | null> {
  const who = (window.__remixRouter?.state.loaderData.root as Root)?.viewer?.id;
  if (!who) return null;
  // While the form stands there.
  const unkept = new Set(listUnkept());
  const fields = await sent.formData();
  const values = [...fields].filter((field): field is [string, string] => {
    return typeof field[1] === "string" && !secret.has(field[0]) && !unkept.has(field[0]);
  });
  const hasFiles = [...fields.values()].some((value) => value instanceof File && value.size > 0);
  const text = (name: string) => fields.get(name) as string | null;
  const at = new URL(sent.url).pathname;
  const key = mayHaveArrived ? text("key") : null;
  const kept = { who, at, intent: text("intent"), key, values, hasFiles, since: Date.now() };
  store(kept);
  return kept;
}

/** The names of passwords, and one is that also while it is shown, and of what stands on a card. */
const listUnkept = () =>
  [
    ...document.querySelectorAll<HTMLInputElement>(
      "input:is([type=password], [autocomplete*=password], [autocomplete^=cc-])",
    ),
  ].map(({ name }) => name);

const store = (interrupted: Interrupted | null) =>
  keepInSession(entry, interrupted && JSON.stringify(interrupted));

const stored = () => JSON.parse(keptInSession(entry) ?? "null") as Interrupted | null;

/** Puts what was typed back into its form, when its writer is there again; nobody else gets to see it. */
export function usePutBack(): void {
  const who = (useRouteLoaderData("root") as Root)?.viewer?.id;
  const location = useLocation();
  const t = useT();
  useEffect(() => {
    const kept = stored();
    if (!kept) return;
    const { at, intent, key, values, hasFiles } = kept;
    const isOver = Date.now() - kept.since > keptMs || (who !== undefined && who !== kept.who);
    if (isOver) store(null);
    if (isOver || !who || at !== location.pathname) return;
    if (key) keepKey(at, intent, key);
    // Where its script does not come, what was typed stays kept.
    import("./put-back").then(({ putBack }) => {
      if (!putBack(at, intent, values)) return;
      store(null);
      if (!key) announce({ type: "info", message: t(hasFiles ? "ui:putBack.noFiles" : "ui:putBack") });
    }, Boolean);
  }, [location, who, t]);
}
