import { data } from "@remix-run/node";
import { base64url } from "./base64url";
import type { Page } from "./enter.server";
import { readInput } from "./form-input.server";
import type { Form } from "./submit.server";

/** The answer to a body that is no form. */
export const malformed = ({ t }: Page) =>
  data({ status: 400, code: "malformed", message: t("errors:malformed") }, { status: 400 });

export const readFields = (page: Page): Promise<FormData> =>
  page.request.formData().catch(() => {
    throw malformed(page);
  });

/** @param currency in which prices are typed */
export async function readForm(fields: FormData, currency: string): Promise<Form> {
  const texts = (name: string) => fields.getAll(name).filter((value) => typeof value === "string");
  const text = (name: string) => texts(name)[0] ?? "";
  const shown = {};
  return {
    // A pressed button may name a deed of its own; it stands behind the form's.
    intent: texts("intent").at(-1) ?? "",
    echo: text("intent"),
    text,
    all: texts,
    input: (endpoint) => readInput(endpoint, fields, currency),
    once: { idempotencyKey: await onceKey(text("key"), typedIn(fields)) },
    show: (more) => Object.assign(shown, more),
    shown,
  };
}

const typedIn = (fields: FormData): Uint8Array =>
  new TextEncoder().encode(
    JSON.stringify(
      [...fields].filter(([name, value]) => !/^(csrf|key)$/.test(name) && typeof value === "string"),
    ),
  );

/** The form's random key together with what it carries, so that what was changed and is sent again is a call of its own. */
export async function onceKey(key: string, carried: Uint8Array): Promise<string> {
  if (!key) return "";
  const whole = new Blob([`${key} `, new Uint8Array(carried)]);
  return base64url(await crypto.subtle.digest("SHA-256", await whole.arrayBuffer()));
}
