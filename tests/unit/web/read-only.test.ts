import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { rememberLocale } from "~/i18n/i18n.server";
import { readOnly } from "~/web/site/read-only.server";
import { site } from "../../support/posted";

const routes = new URL("../../../app/routes/", import.meta.url).pathname;
/** What is no page, save the API, which refuses for itself. */
const plainAddresses = readdirSync(routes).filter((file) => file.endsWith(".ts") && !file.startsWith("api."));

const posted = (language: string) =>
  new Request(`${site}/build.json`, { method: "POST", headers: { "Accept-Language": language } });

describe("Who posts to an address that is only read", () => {
  it.each([
    ["en", "This action is not possible at this address."],
    ["ar", "لا يمكن تنفيذ هذا الإجراء على هذا العنوان."],
  ])("is told so in %s, and what it takes", async (language, message) => {
    const answer = await readOnly({ request: posted(language) });
    expect([answer.status, answer.headers.get("Allow")]).toEqual([405, "GET, HEAD"]);
    expect(await answer.json()).toEqual({ status: 405, code: "methodNotAllowed", message, data: [] });
  });

  it.each(plainAddresses)("is told so at %s", (file) => {
    expect(readFileSync(join(routes, file), "utf8")).toContain("export const action = readOnly;");
  });
});

describe("An old way of asking for a page's data", () => {
  it("is no failure of ours, and not in the log", async () => {
    const { handleError } = await import("~/entry.server");
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    const request = new Request(`${site}/en/services?_data=root`);
    const args = { request, params: {}, context: {} };
    handleError(new Error("Warning: Single fetch-enabled apps should not be making ?_data requests"), args);
    expect(log).not.toHaveBeenCalled();
    handleError(new Error("The database is gone"), args);
    expect(log).toHaveBeenCalledOnce();
  });
});

describe("The cookie that remembers a language", () => {
  it("is sent over TLS alone where it was given over TLS", async () => {
    const asked = (origin: string) => rememberLocale(new Request(`${origin}/ar`), "ar");
    expect(await asked("https://usta.example")).toContain("; Secure");
    expect(await asked("http://usta.example")).not.toContain("Secure");
  });
});
