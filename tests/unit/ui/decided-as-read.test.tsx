import { describe, expect, it } from "vitest";
import { StaffDecision } from "~/components/complaints/staff-decision";
import { VerificationCase, type WaitingCase } from "~/components/staff/verification-case";
import type { Complaint } from "~/contract/complaint-fields";
import { renderPage } from "../../support/render-page";

const namespaces = ["common", "ui", "staff", "complaints"] as const;
const hidden = (html: string, name: string) =>
  [...html.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)]
    .filter(([, of]) => of === name)
    .map(([, , value]) => value);

describe("A decision of staff carries what they have read:", () => {
  const sides = { reader: "staff", customer: "Nadia", provider: "Tarek" } as const;
  const draw = (status: Complaint["status"], current?: object) =>
    renderPage(
      <StaffDecision
        complaint={{ kind: "conduct", status, can: ["decide"], decisions: [], appealed_by: null } as never}
        {...{
          sides,
          outcomes: ["upheld", "dismissed"],
          rules: [],
          others: null,
          readerId: "",
          constraints: {},
        }}
      />,
      {
        namespaces: [...namespaces],
        ...(current && { answer: { intent: "decide", values: { round: "1" }, current } }),
      },
    );

  it.each([
    ["under_review", ["1"]],
    ["appealed", ["2"]],
  ] as const)("of a complaint that is %s which of the two decisions it is", (status, round) => {
    expect(hidden(draw(status), "round")).toEqual(round);
  });

  it("of one that was appealed against meanwhile it is the other one, once they are told so", () => {
    expect(hidden(draw("appealed", { complaint_status: "appealed", round: 2 }), "round")).toEqual(["2"]);
    expect(hidden(draw("appealed", { complaint_status: "appealed" }), "round")).toEqual(["1"]);
  });

  it("of documents, for either way to decide on them, when the last of them came in", () => {
    const submitted_at = "2026-11-24T09:00:00.000Z";
    const waiting = { id: "p1", name: "Tarek", documents: [], cities: "Cairo", submitted_at, avatar: null };
    const html = renderPage(
      <VerificationCase
        waiting={{ ...waiting, phone: "+201000000003", headline: "Plumber" } as unknown as WaitingCase}
        constraints={{}}
      />,
      { namespaces: [...namespaces], now: "2026-11-24T10:00:00.000Z" },
    );
    expect(hidden(html, "submitted_at")).toEqual([submitted_at, submitted_at]);
  });
});
