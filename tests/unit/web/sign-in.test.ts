import { describe, expect, it } from "vitest";
import type { SignedIn } from "~/contract/people";
import { claimDraft, landing, landingPath } from "~/web/account/sign-in.server";
import { verifiedDestination } from "~/web/account/sign-up.server";
import { writeDraftKey } from "~/web/session/draft-key.server";
import { pageFor, post } from "../../support/posted";

const stays = "The request you started stays a draft. Requests are posted from a customer account.";

const signedAs = (type: "customer" | "provider", is_active: 0 | 1 = 1) =>
  ({ type, is_verified: true, user: { user: { is_active } } }) as SignedIn;

/** Somebody's log-in form from a browser that holds a guest's key; `draft` is what the key opens. */
async function loginPage(draft: unknown, locale: "en" | "ar" = "en", query = "") {
  const cookie = await writeDraftKey(post(), "k".repeat(43));
  const called: string[] = [];
  const door = async (area: string, operation: string) => {
    called.push(`${area}.${operation}`);
    const data = operation === "get" ? draft : { id: "r1", status: "draft" };
    return { status: 200, message: operation === "claim" ? "Claimed." : null, data };
  };
  const request = post({ path: `/en/login${query}`, headers: { Cookie: cookie.split(";", 1)[0] ?? "" } });
  const page = await pageFor(request, door, locale);
  return { page, called };
}

describe("Who signs in with a guest's draft in the browser", () => {
  it("as a provider leaves it where it is, and is told", async () => {
    const { page, called } = await loginPage({ id: "r1" });
    page.exchange.messages.push("Welcome.");
    expect(await landingPath(page, signedAs("provider"))).toBe("/technician");
    expect(page.exchange.messages.at(-1)).toBe(stays);
    expect(called).toEqual(["drafts.get"]);
    expect(page.exchange.headers.getSetCookie().join()).not.toContain("draft=");
  });

  it("is told in Arabic too, and after a sign-up as well", async () => {
    const { page } = await loginPage({ id: "r1" }, "ar");
    expect(await verifiedDestination(page, signedAs("provider"))).toBe("/register-profile");
    expect(page.exchange.messages.at(-1)).toMatch(/يبقى مسودة/);
  });

  it("as a provider hears nothing of one that is gone", async () => {
    const { page } = await loginPage(null);
    await claimDraft(page, signedAs("provider"));
    expect(page.exchange.messages).toEqual([]);
  });

  it("as a customer comes back to it, also when its publishing led to the login", async () => {
    const { page } = await loginPage({ id: "r1" }, "en", "?redirectTo=/requests");
    expect(await landingPath(page, signedAs("customer"))).toBe("/requests/add-request?draft=r1");
    const { page: without } = await loginPage(null, "en", "?redirectTo=/requests");
    expect(await landingPath(without, signedAs("provider"))).toBe("/requests");
  });

  it("as a customer takes it over", async () => {
    const { page, called } = await loginPage({ id: "r1" });
    expect(await claimDraft(page, signedAs("customer"))).toBe("/requests/add-request?draft=r1");
    expect(called).toEqual(["drafts.claim"]);
    expect(page.exchange.headers.getSetCookie().join()).toContain("draft=;");
  });
});

describe("Who signs in to an account that is", () => {
  const arabic = "حسابك غير نشط. يرجى التواصل مع الدعم.";

  it("active is welcomed in the API's words", async () => {
    const { page } = await loginPage(null);
    expect(await landing(page, signedAs("customer"))).toEqual({
      leave: { to: "/requests/add-request?draft=r1", after: 1_000 },
    });
  });

  it("inactive hears the warning and no welcome, on an English page in Arabic too", async () => {
    const complaints = { leave: { to: "/complaints", after: 1_000 } };
    const { page } = await loginPage(null);
    page.exchange.messages.push("Welcome, Nadia.");
    expect(await landing(page, signedAs("customer", 0))).toEqual({
      ...complaints,
      toast: {
        type: "warning",
        message: "Your account is inactive. Please contact support.",
        description: arabic,
      },
    });
    const inArabic = await loginPage(null, "ar");
    expect(await landing(inArabic.page, signedAs("provider", 0))).toEqual({
      ...complaints,
      toast: { type: "warning", message: arabic },
    });
  });
});
