import { data } from "@remix-run/node";
import type { FailureBody } from "~/contract/failure";
import { pathIn } from "~/i18n/locale";
import { setCookie } from "../answer-headers.server";
import { markRefused } from "../calls/refused-here.server";
import type { Page } from "../page.server";
import { flash } from "../toast.server";
import { typedValues } from "./form-input.server";
import type { Form, Outcome } from "./submit.server";

/** What a form shows after it was posted. `intent` tells several forms of a page apart. */
export type ActionResult = {
  intent?: string;
  errors?: Record<string, string[]>;
  /** Sentences that belong to no field. */
  messages?: string[];
  /** What a failed call says over the page: all but what stands at the fields. */
  toasts?: string[];
  values?: Record<string, string | string[]>;
  /** The state that a 409 ran into. */
  current?: FailureBody["current"];
  /** Where the page goes by itself, and after how many milliseconds. */
  leave?: { to: string; after: number; message: string; isWarning?: true };
  /** New tokens for the form, when those that it came with were of another session or are used up. */
  form?: { csrf: string; key: string };
  /** Whatever else the page asked to show. */
  shown?: Record<string, unknown>;
};

const answer = (result: ActionResult, status: number) => data(result, { status });
const intentOf = ({ echo }: Form) => (echo ? { intent: echo } : {});

/** The answer to a form that was handled. The flash of one that leads on after a delay is for the page it leads to. */
export async function handled(page: Page, form: Form, fields: FormData, outcome: Outcome) {
  const { exchange } = page;
  const said = exchange.messages.at(-1) ?? "";
  if ("shown" in outcome) {
    const values = outcome.typed && { values: { ...typedValues(fields), ...outcome.typed } };
    return answer({ ...intentOf(form), ...values, shown: outcome.shown }, 200);
  }
  const usual = said ? { type: "success" as const, message: said } : null;
  if ("to" in outcome) {
    throw await page.leaveTo(outcome.to, (outcome.toast === undefined ? usual : outcome.toast) ?? undefined);
  }
  const { to, after } = outcome.leave;
  const toast = outcome.toast ?? usual;
  const target = pathIn(page.locale, to);
  if (toast) setCookie(exchange, await flash(page.request, toast));
  exchange.headers.set("Refresh", `${after / 1000}; url=${target}`);
  exchange.isLeaving = true;
  const isWarning = toast?.type === "warning" && { isWarning: true as const };
  const leave = { to: target, after, message: toast?.message ?? "", ...isWarning };
  return answer({ ...intentOf(form), values: typedValues(fields), leave }, 200);
}

/** Lets the page know that answers the form, and the one that scripts read again. */
async function failed({ request, exchange }: Page, messages: string[]): Promise<void> {
  exchange.failures.push(...messages);
  await markRefused(request, exchange);
}

type Blame = { isLogin?: boolean; field?: string };

/** The answer to a form that the API refused: sentences at their fields, the others above them, and what was typed. */
export async function refused(page: Page, form: Form, fields: FormData, body: FailureBody, blame: Blame) {
  const { message, retry_after, current } = body;
  if (retry_after) page.exchange.headers.set("Retry-After", String(retry_after));
  const isOfField = blame.field !== undefined && body.code === "invalid" && !body.errors;
  const errors = isOfField ? { [blame.field ?? ""]: [message] } : body.errors;
  const atFields = new Set(Object.values(errors ?? {}).flat());
  const loose = body.data.filter((one) => !atFields.has(one));
  const toasts = blame.isLogin && body.data.length > 0 ? loose : [...loose, message];
  await failed(page, toasts);
  const result: ActionResult = {
    ...{ ...intentOf(form), messages: errors ? loose : toasts, toasts, values: typedValues(fields) },
    ...(errors && { errors }),
    ...(current && { current }),
    ...(form.tokens && { form: form.tokens }),
    ...(Object.keys(form.shown).length > 0 && { shown: form.shown }),
  };
  return answer(result, body.status);
}

/** The answer to a form of this site that came with another session's token: shown again, to be sent again. */
export async function stale(page: Page, form: Form, fields: FormData) {
  page.exchange.isStale = true;
  const messages = [page.t("errors:formExpired")];
  const values = typedValues(fields);
  await failed(page, messages);
  return answer({ ...intentOf(form), messages, toasts: messages, values, form: await page.form() }, 403);
}
