import { data } from "@remix-run/node";
import type { Path } from "~/i18n/link";
import { pathIn } from "~/i18n/locale";
import { readFormBody } from "../forms/form-body.server";
import { isSecret } from "../forms/form-input.server";
import type { Page } from "../page.server";

/** The browser shows the answer as a page: no script of ours does, which would keep what was typed by itself. */
const isShown = ({ request: { method, headers } }: Page) =>
  method === "POST" && headers.get("Sec-Fetch-Mode") === "navigate";

/** Says whose the form is, so that nobody else is shown what it holds. */
const token = "csrf";

/** What a form of one button sends beside its key: what it does, and names and numbers that the page drew into it. */
const isDrawn = ([name, value]: [string, string]) => name === "intent" || /^([a-z0-9]{16}|\d*)$/.test(value);

/**
 * The answer to a form whose session had ended: a page on which what was typed stays, where a redirect would lose it. Photos cannot stay.
 * @returns null where there is nothing to keep, or it was read before
 */
export async function unsent(page: Page, login: Path) {
  if (!isShown(page) || page.request.bodyUsed) return null;
  const fields = (await fieldsOf(page)).filter(
    (field): field is [string, string] =>
      typeof field[1] === "string" && (field[0] === token || !isSecret(field[0])),
  );
  if (fields.every((field) => field[0] === token || isDrawn(field))) return null;
  const held = { login: pathIn(page.locale, login), fields };
  return data({ status: 401, code: "unsent", unsent: held }, { status: 401 });
}

/** A photo is read past, so that the texts beside it stay. */
const letGo = async () => {};

/** A body that is no form of ours, or larger than a form may be, holds nothing to keep. */
async function fieldsOf(page: Page) {
  try {
    return [...(await readFormBody(page, letGo))];
  } catch (answer) {
    if (answer instanceof Error) throw answer;
    return [];
  }
}
