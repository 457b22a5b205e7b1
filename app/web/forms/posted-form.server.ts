import { data } from "@remix-run/node";
import { formCall } from "~/contract/form-call";
import { base64url } from "../base64url";
import type { Page } from "../page.server";
import { readInput } from "./form-input.server";
import type { Form } from "./submit.server";

/** The answer to a body that is no form, or no form of ours. */
export const malformed = ({ t }: Page) =>
  data({ status: 400, code: "malformed", message: t("errors:malformed") }, { status: 400 });

/** @param currency in which prices are typed */
export function readForm(fields: FormData, currency: string): Form {
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
    once: { idempotencyKey: async () => onceKey(text("key"), wholeForm, await digestOf(fields)) },
    show: (more) => Object.assign(shown, more),
    shown,
  };
}

const digest = (bytes: Uint8Array<ArrayBuffer>) => crypto.subtle.digest("SHA-256", bytes);

/** What a form carries besides its tokens, field by field: the platform's digest takes no stream. */
async function digestOf(fields: FormData): Promise<Uint8Array> {
  const carried = [...fields].filter(
    ([name, value]) => !/^(csrf|key)$/.test(name) && typeof value === "string",
  );
  const encoder = new TextEncoder();
  const parts = carried.flatMap(([name, value]) => [
    digest(encoder.encode(name)),
    digest(encoder.encode(String(value))),
  ]);
  return new Uint8Array(await new Blob(await Promise.all(parts)).arrayBuffer());
}

const hash = async (parts: BlobPart[]) =>
  base64url(await digest(new Uint8Array(await new Blob(parts).arrayBuffer())));

/** Of a call that is the whole form's, not that of one of its photos. */
export const wholeForm = "";

/**
 * The form's random key together with what it carries, so that what was changed and is sent again is a call of its own. A whole form is named
 * besides, so that what it says last takes the place of what it said before.
 * @param field the one that carries it, or `wholeForm`
 */
export async function onceKey(key: string, field: string, carried: Uint8Array): Promise<string> {
  if (!key) return "";
  const call = await hash([`${key} ${field} `, new Uint8Array(carried)]);
  return field === wholeForm ? formCall(await hash([key]), call) : call;
}
