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
    once: { idempotencyKey: await onceKey(fields, text("key")) },
    show: (more) => Object.assign(shown, more),
    shown,
  };
}

/** The form's random key together with what was typed, so that an edited form that is sent again is a call of its own. */
async function onceKey(fields: FormData, key: string): Promise<string> {
  if (!key) return "";
  const typed = [...fields].filter(([name, value]) => name !== "csrf" && typeof value === "string");
  const bytes = new TextEncoder().encode(JSON.stringify(typed));
  return base64url(await crypto.subtle.digest("SHA-256", bytes));
}
