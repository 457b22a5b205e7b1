import type { Endpoint, Input } from "~/contract/endpoint";
import type { Path } from "~/i18n/link";
import { ApiFailure, type CallOptions } from "../calls/client.server";
import { country } from "../country.server";
import type { Page } from "../page.server";
import type { Toast } from "../toast.server";
import { handled, refused, stale } from "./action-result.server";
import { readFormBody } from "./form-body.server";
import { notOwnForm, provenance } from "./own-form.server";
import { readForm } from "./posted-form.server";

/** A posted form. */
export type Form = {
  /** What is to be done: the pressed button's, else the form's. */
  intent: string;
  /** The form's own intent, by which it knows its answer. */
  echo: string;
  /** A field's text; "" when absent. */
  text: (name: string) => string;
  all: (name: string) => string[];
  /** The endpoint's input as typed here. */
  input: <E extends Endpoint>(endpoint: E) => Input<E>;
  /** For a call that must happen once however often the form arrives. */
  once: CallOptions;
  /** Adds to what the page is shown when the form comes back, also when it comes back with errors. */
  show: (more: Record<string, unknown>) => void;
  shown: Record<string, unknown>;
  /** New tokens for the form when it comes back: what it sends then is no repeat of this time. */
  tokens?: { csrf: string; key: string };
};

/** How a handled form ends: at another page, at another page after a delay, or here. Without a toast the API's message is shown. */
export type Outcome =
  | { to: Path; toast?: Toast | null }
  | { leave: { to: Path; after: number }; toast?: Toast }
  | {
      shown: Record<string, unknown> /** The form comes back as it was filled in, but for these fields. */;
      typed?: Record<string, string>;
    };

type SubmitOptions = {
  /** The form, when it was read before. */
  posted?: FormData;
  /** A failed login says what `data` holds, or else the message, but not both. */
  isLogin?: boolean;
  /** The field at which a refusal stands that names none. */
  field?: string;
};

/**
 * Takes a posted form to its end: the request is checked to come from a form of this site, failures of the API come back as
 * messages at their fields with what was typed.
 */
export async function submit(
  page: Page,
  handle: (form: Form) => Promise<Outcome>,
  { posted, ...blame }: SubmitOptions = {},
) {
  const fields = posted ?? (await readFormBody(page));
  const form = readForm(fields, country().currency);
  const from = await provenance(page, fields.get("csrf"));
  if (from === "stale") return stale(page, form, fields);
  if (from !== "own") throw notOwnForm();
  try {
    return await handled(page, form, fields, await handle(form));
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    return refused(page, form, fields, error.body, blame);
  }
}
