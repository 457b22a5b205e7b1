import { describe, expect, it } from "vitest";
import type { FailureBody } from "~/contract/failure";
import { failureTitle } from "~/i18n/failure-title";
import { ApiFailure, createClient, type SentOptions } from "~/web/calls/client.server";
import type { ActionResult } from "~/web/forms/action-result.server";
import { type Form, type Outcome, submit } from "~/web/forms/submit.server";
import { takeToast } from "~/web/toast.server";
import { cookiesOf, pageFor, post, site } from "../../support/posted";

type Options = Parameters<typeof submit>[2];
type Given = { fields?: Record<string, string>; options?: Options; said?: string };

/** Posts a form with its session's token and hands it to `handle`. */
async function send(handle: (form: Form) => Promise<Outcome>, { fields = {}, options, said }: Given = {}) {
  const { csrf, ...cookies } = await session();
  const page = await pageFor(post({ fields: { csrf, ...fields }, headers: cookies }));
  if (said) page.exchange.messages.push(said);
  const answer = await submit(page, handle, options);
  return { page, result: answer.data as ActionResult, status: answer.init?.status };
}

async function session() {
  const page = await pageFor(new Request(`${site}/en/login`));
  const { csrf } = await page.form();
  return { csrf, Cookie: cookiesOf(page.exchange.headers) };
}

const refuse = (body: Partial<FailureBody>) => async (): Promise<Outcome> => {
  throw new ApiFailure({ status: 422, code: "invalid", message: "No.", data: [], ...body });
};
const thrown = (work: Promise<unknown>) => work.then(() => undefined).catch((answer: unknown) => answer);

describe("A form that is accepted", () => {
  it("leads to another page at once, with the API's message", async () => {
    const answer = (await thrown(send(async () => ({ to: "/requests" }), { said: "Saved." }))) as Response;
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/en/requests"]);
    const next = new Request(site, { headers: { Cookie: cookiesOf(answer.headers) } });
    expect((await takeToast(next)).toast).toEqual({ type: "success", message: "Saved." });
  });

  it("leads on silently when it asks for no message", async () => {
    const work = send(async () => ({ to: "/requests", toast: null }), { said: "Saved." });
    expect(cookiesOf(((await thrown(work)) as Response).headers)).not.toContain("toast=");
  });

  it("leads on after a delay: by `Refresh`, and by what the page reads", async () => {
    const work = send(async () => ({ leave: { to: "/technician", after: 1000 } }), {
      said: "Hello.",
      fields: { login: "nadia", password: "hidden" },
    });
    const { page, result, status } = await work;
    expect(status).toBe(200);
    expect(page.exchange.headers.get("Refresh")).toBe("1; url=/en/technician");
    expect(page.exchange.isLeaving).toBe(true);
    expect(result).toEqual({
      values: { login: "nadia" },
      leave: { to: "/en/technician", after: 1000, message: "Hello." },
    });
  });

  it("leads on with a warning in place of the API's message", async () => {
    const toast = { type: "warning" as const, message: "Inactive.", description: "غير نشط." };
    const leading = async (): Promise<Outcome> => ({ leave: { to: "/complaints", after: 1000 }, toast });
    const { page, result } = await send(leading, { said: "Welcome." });
    expect(result.leave).toEqual({
      ...{ to: "/en/complaints", after: 1000 },
      ...{ message: "Inactive.", isWarning: true },
    });
    const next = new Request(site, { headers: { Cookie: cookiesOf(page.exchange.headers) } });
    expect((await takeToast(next)).toast).toEqual(toast);
  });

  it("shows what was asked for, to the form that asked", async () => {
    const { result } = await send(async () => ({ shown: { saved: true } }), { fields: { intent: "draft" } });
    expect(result).toEqual({ intent: "draft", shown: { saved: true } });
  });

  it("comes back as it was filled in where it was only asked something", async () => {
    const asked = async (): Promise<Outcome> => ({ shown: { payout: 27_000 }, typed: {} });
    const { result } = await send(asked, { fields: { price: "300", message: "I bring the parts." } });
    expect(result.values).toEqual({ price: "300", message: "I bring the parts." });
  });
});

describe("A form that is refused", () => {
  it("comes back with each sentence at its field and what was typed", async () => {
    const errors = { phone: ["Too short."] };
    const { result, status } = await send(refuse({ errors, data: ["Too short."] }), {
      fields: { phone: "1" },
    });
    expect(status).toBe(422);
    expect(result).toEqual({ errors, messages: [], toasts: ["No."], values: { phone: "1" } });
  });

  it("says every string of data and the message; a login says data, or else the message", async () => {
    const data = ["One.", "Two."];
    const login = { options: { isLogin: true } };
    expect((await send(refuse({ data }))).result.toasts).toEqual(["One.", "Two.", "No."]);
    expect((await send(refuse({ data }), login)).result.toasts).toEqual(data);
    expect((await send(refuse({}), login)).result.toasts).toEqual(["No."]);
  });

  it("puts a refusal that names no field at the one it is about", async () => {
    const { result } = await send(refuse({}), { options: { field: "code" } });
    expect(result).toMatchObject({ errors: { code: ["No."] }, messages: [], toasts: ["No."] });
    const limited = await send(refuse({ status: 429, code: "tooMany" }), { options: { field: "code" } });
    expect(limited.result).not.toHaveProperty("errors");
  });

  it("says how long to wait, and what stands now", async () => {
    const { page, status } = await send(refuse({ status: 429, code: "tooMany", retry_after: 42 }));
    expect([status, page.exchange.headers.get("Retry-After")]).toEqual([429, "42"]);
    const current = { offer_status: "expired" };
    expect((await send(refuse({ status: 409, code: "conflict", current }))).result.current).toEqual(current);
  });

  it("leaves what nobody expected to the error page", async () => {
    const broken = async (): Promise<Outcome> => {
      throw new TypeError("broken");
    };
    expect(await thrown(send(broken))).toBeInstanceOf(TypeError);
  });
});

describe("A form that is not this session's", () => {
  const never = async (): Promise<Outcome> => {
    throw new Error("It was handled");
  };

  it("is not handled, and comes back with new tokens when the browser vouches for the site", async () => {
    const page = await pageFor(post({ fields: { csrf: "old", title: "Tap" } }));
    const answer = await submit(page, never);
    expect(answer.init?.status).toBe(403);
    expect(answer.data).toMatchObject({ values: { title: "Tap" }, messages: [page.t("errors:formExpired")] });
    expect((answer.data as ActionResult).form?.csrf).toBe((await page.form()).csrf);
  });

  it("says so also where its page is not this session's to see", async () => {
    const page = await pageFor(post({ fields: { csrf: "old" } }), async () => {
      throw new ApiFailure({ status: 404, code: "notFound", message: "No.", data: [] });
    });
    await submit(page, never);
    const answer = await thrown(page.api.requests.get({ id: "theirs" }));
    expect(answer).toMatchObject({ init: { status: 403 }, data: { code: "stale" } });
    expect(failureTitle("en", 403, "stale")).toBe("Form from an Earlier Visit");
    expect(failureTitle("en", 403)).toBe("Not for This Account");
  });

  it("is a 403 page from anywhere else, and a 400 page when it is no form", async () => {
    const foreign = await pageFor(post({ headers: { "Sec-Fetch-Site": "cross-site" } }));
    expect(await thrown(submit(foreign, never))).toMatchObject({
      ...{ init: { status: 403 }, data: { code: "stale" } },
    });
    const json = { method: "POST", body: "{}", headers: { "Content-Type": "application/json" } };
    const noForm = await pageFor(new Request(`${site}/en/login`, json));
    expect(await thrown(submit(noForm, never))).toMatchObject({ init: { status: 400 } });
  });
});

describe("The key of a call that must happen once", () => {
  const keyOf = async (fields: Record<string, string>) => {
    const sent: SentOptions[] = [];
    const api = createClient(async (_area, _operation, _input, options) => {
      sent.push(options);
      return { status: 200, message: null, data: null };
    });
    const handle = async (form: Form): Promise<Outcome> => {
      await api.offers.withdraw({ id: "x" }, form.once);
      return { shown: {} };
    };
    await send(handle, { fields });
    return sent[0]?.idempotencyKey;
  };

  it("is the same for the same form, and another for an edited one", async () => {
    const first = await keyOf({ key: "k", price: "420" });
    expect(first).toMatch(/^form:[\w-]{43}:[\w-]{43}$/);
    expect(await keyOf({ key: "k", price: "420" })).toBe(first);
    expect(await keyOf({ key: "k", price: "450" })).not.toBe(first);
    expect(await keyOf({ key: "l", price: "420" })).not.toBe(first);
    expect(await keyOf({ key: "k", price: "42", days: "0" })).not.toBe(
      await keyOf({ key: "k", price: "420", days: "" }),
    );
    expect(await keyOf({ price: "420" })).toBeUndefined();
  });
});
