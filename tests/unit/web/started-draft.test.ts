import { describe, expect, it } from "vitest";
import type { AccountDetails } from "~/contract/profile";
import { startedDraft } from "~/web/requests/request-form.server";
import { pageFor, site } from "../../support/posted";

/** Nadia's page of new requests, with a link that names one of hers in this state. */
async function pageOn(status: string) {
  const request = new Request(`${site}/en/requests/add-request?draft=r1`);
  const page = await pageFor(request, async () => ({
    ...{ status: 200, message: null, data: { id: "r1", status } },
  }));
  return Object.assign(page, { viewer: { id: "nadia" } as AccountDetails });
}

describe("A link to the form of a request that Nadia began", () => {
  it("goes on with it while it is a draft", async () => {
    expect(await startedDraft(await pageOn("draft"))).toMatchObject({ id: "r1" });
  });

  it("leads to the request once that is published", async () => {
    const answer: unknown = await startedDraft(await pageOn("open")).catch((thrown: unknown) => thrown);
    expect(answer).toBeInstanceOf(Response);
    expect((answer as Response).headers.get("Location")).toBe("/en/requests/r1");
  });

  it("stays where her form was refused just now, to say why", async () => {
    const page = await pageOn("open");
    page.exchange.failures.push("This was already sent.");
    expect(await startedDraft(page)).toMatchObject({ status: "open" });
  });
});
