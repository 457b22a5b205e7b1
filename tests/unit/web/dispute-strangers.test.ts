import { describe, expect, it } from "vitest";
import { fileComplaint } from "~/web/complaints/filing.server";
import { cookiesOf, pageFor, post, site } from "../../support/posted";

const text = "The tap drips again, and nobody answers me.";

/** Posts the form of a dispute to a request's page, whose reader sees the request as `request` says; and what was asked of the API then. */
async function file(request: object) {
  const before = await pageFor(new Request(`${site}/en/login`));
  const { csrf } = await before.form();
  const headers = { Cookie: cookiesOf(before.exchange.headers) };
  const fields = { csrf, kind: "order", about_id: "o1", text };
  const asked: string[] = [];
  const answers: Record<string, object> = {
    "requests.get": request,
    "orders.get": { id: "o1" },
    "complaints.file": { id: "c1" },
  };
  const page = await pageFor(post({ fields, headers, path: "/en/requests/r1/dispute" }), (async (
    area: string,
    operation: string,
  ) => {
    asked.push(`${area}.${operation}`);
    return { status: 200, message: null, data: answers[`${area}.${operation}`] };
  }) as never);
  const answer = await fileComplaint(page, { id: "r1", side: "customer" }).catch((thrown: unknown) => thrown);
  return { answer, asked };
}

describe("The form of a dispute on a request's page", () => {
  it("files for who has a job there", async () => {
    const { answer, asked } = await file({ view: "owner", order_id: "o1", title: "A tap" });
    expect((answer as Response).headers.get("Location")).toBe("/en/complaints/c1");
    expect(asked).toContain("complaints.file");
  });

  it.each([
    ["another's request", { view: "public", title: "A tap" }],
    ["a request without a job", { view: "owner", order_id: null, title: "A tap" }],
  ])("is not there of %s, as the page is not, and files nothing", async (_, request) => {
    const { answer, asked } = await file(request);
    expect(answer).toMatchObject({ init: { status: 404 } });
    expect(asked).not.toContain("complaints.file");
  });
});
