import { describe, expect, it } from "vitest";
import type { AccountDetails } from "~/contract/profile";
import { originOf, provenance } from "~/web/forms/own-form.server";
import { csrfToken, formToken, isCsrfToken, newCsrfSecret } from "~/web/session/csrf.server";
import { pageFor, post, site } from "../../support/posted";

describe("A form's token", () => {
  it("fits its own session and no other", async () => {
    const [mine, theirs] = [newCsrfSecret(), newCsrfSecret()];
    const token = await csrfToken(mine);
    expect(await isCsrfToken(mine, token)).toBe(true);
    expect(await isCsrfToken(theirs, token)).toBe(false);
    expect(await isCsrfToken(mine, await csrfToken(theirs))).toBe(false);
  });

  it("fits its session also where it says whose the form is, of whom nothing can be read in it", async () => {
    const [mine, theirs] = [newCsrfSecret(), newCsrfSecret()];
    const token = await formToken(mine, { id: "nadia" });
    expect(await isCsrfToken(mine, token)).toBe(true);
    expect(await isCsrfToken(theirs, token)).toBe(false);
    expect(token).not.toContain("nadia");
    expect(await formToken(mine, null)).toBe(await csrfToken(mine));
  });

  it.each([null, undefined, "", "token", 1, new File(["x"], "x")])("is not %j", async (posted) => {
    expect(await isCsrfToken(newCsrfSecret(), posted)).toBe(false);
  });

  it("fits nothing where the session has no secret", async () => {
    expect(await isCsrfToken(null, await csrfToken(newCsrfSecret()))).toBe(false);
  });
});

describe("Where a post comes from", () => {
  const from = (headers: Record<string, string>) =>
    originOf(new Request(`${site}/en/login`, { method: "POST", headers }));

  it.each([
    ["own", { Origin: site, "Sec-Fetch-Site": "same-origin" }],
    ["own", { Origin: site }],
    ["own", { "Sec-Fetch-Site": "same-origin" }],
    ["unsaid", {}],
    ["unsaid", { "Sec-Fetch-Site": "none" }],
    ["foreign", { Origin: "https://evil.example" }],
    ["foreign", { Origin: "null" }],
    ["foreign", { Origin: "http://usta.example:8080" }],
    ["foreign", { Origin: "http://usta.example.evil.example" }],
    ["foreign", { Origin: site, "Sec-Fetch-Site": "cross-site" }],
    ["foreign", { "Sec-Fetch-Site": "same-site" }],
    ["foreign", { Origin: "https://evil.example", "Sec-Fetch-Site": "same-origin" }],
  ])("is %s for %j", (origin, headers) => {
    expect(from(headers)).toBe(origin);
  });

  it("counts together with the token", async () => {
    const page = await pageFor(post());
    const { csrf } = await page.form();
    expect(await provenance(page, csrf)).toBe("own");
    expect(await provenance(page, "another session's")).toBe("stale");
    expect(await provenance(page, null)).toBe("stale");
  });

  it("says of a form of an earlier session whether whoever is signed in now has filled it in", async () => {
    const page = await pageFor(post());
    await page.form();
    const [hers, guests] = await Promise.all(
      [{ id: "nadia" }, null].map((writer) => formToken(newCsrfSecret(), writer)),
    );
    const sentBy = async (id: string | null, token: string | undefined) => {
      page.viewer = id === null ? null : ({ id } as AccountDetails);
      return provenance(page, token);
    };
    expect(await sentBy("nadia", hers)).toBe("stale");
    expect(await sentBy(null, hers)).toBe("stale");
    expect(await sentBy("omar", guests)).toBe("stale");
    expect(await sentBy("omar", hers)).toBe("another's");
  });

  it("is foreign from elsewhere even with the right token, and unproven without", async () => {
    const foreign = await pageFor(post({ headers: { Origin: "https://evil.example" } }));
    expect(await provenance(foreign, (await foreign.form()).csrf)).toBe("foreign");
    const silent = await pageFor(new Request(`${site}/en/login`, { method: "POST" }));
    const { csrf } = await silent.form();
    expect(await provenance(silent, csrf)).toBe("own");
    expect(await provenance(silent, "wrong")).toBe("foreign");
  });
});
