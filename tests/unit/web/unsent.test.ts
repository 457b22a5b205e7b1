import { describe, expect, it } from "vitest";
import { unsent } from "~/web/session/unsent.server";
import { pageFor, post, site } from "../../support/posted";

type Kept = { data: { unsent: { login: string; fields: [string, string][] } } } | null;

const own = { "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Site": "same-origin", Origin: new URL(site).origin };
const kept = async (request: Request) => {
  const answer = (await unsent(await pageFor(request), "/login?redirectTo=%2Frequests")) as Kept;
  return answer?.data.unsent;
};
const ofForm = (fields: Record<string, string>, headers: Record<string, string> = own) =>
  kept(post({ fields: { csrf: "c", key: "k", ...fields }, headers }));

describe("A form that came after its session had ended", () => {
  it("is kept as it was typed, with the token that says whose it is, without what is secret", async () => {
    const secrets = { password: "p", current_password: "q", code: "123456" };
    const typed = { intent: "propose", note: "</textarea>" };
    expect(await ofForm({ ...typed, ...secrets })).toEqual({
      login: "/en/login?redirectTo=%2Frequests",
      fields: [["csrf", "c"], ...Object.entries(typed)],
    });
  });

  it("is kept with its texts where photos come with it, which are not", async () => {
    const form = new FormData();
    form.set("description", "The tap drips day and night.");
    form.set("photos", new File([new Uint8Array(3_000_000)], "tap.jpg"));
    const { headers, url, body } = new Request(site, { method: "POST", body: form });
    const type = headers.get("Content-Type") ?? "";
    const bytes = await new Response(body).arrayBuffer();
    const request = new Request(url, {
      method: "POST",
      body: bytes,
      headers: { ...own, "Content-Type": type },
    });
    expect((await kept(request))?.fields).toEqual([["description", "The tap drips day and night."]]);
  });

  it("is not kept where nothing was typed: a button, and what the page drew beside it", async () => {
    const drawn = { intent: "withdraw", offer: "53602e2tp7rxvzsb", version: "3", empty: "" };
    expect(await ofForm(drawn)).toBeUndefined();
    expect((await ofForm({ ...drawn, empty: "300.50" }))?.fields).toHaveLength(5);
  });

  it.each([
    { ...own, "Sec-Fetch-Site": "cross-site" },
    { ...own, Origin: "null" },
    { ...own, "Sec-Fetch-Mode": "cors" },
  ])("is not kept where it came by another way: %j", async (headers) => {
    expect(await ofForm({ note: "Two taps" }, headers)).toBeUndefined();
  });
});
