import { expect, it } from "vitest";
import { CalledOff } from "~/components/requests/called-off";
import type { RequestDetails } from "~/contract/request-fields";
import { renderPage } from "../../support/render-page";

type Entry = RequestDetails["timeline"][number];

const why = "My car broke down.";
const entry = (event: string, actor: Entry["actor"], reason: string | null = why): Entry => ({
  ...{ event, actor, reason, name: "Tarek Fawzy", absent: null, amount: null },
  at: "2026-11-22T10:00:00.000Z",
});

function draw(view: "owner" | "provider", timeline: Entry[], status: RequestDetails["status"] = "cancelled") {
  const request = { view, timeline, status } as RequestDetails;
  return renderPage(<CalledOff request={request} />, { namespaces: ["common", "ui", "requests"] });
}

it.each([
  ["owner", [entry("request.loseOrder", "provider", null), entry("order.backOut", "provider")]],
  ["provider", [entry("order.cancel", "customer")]],
  ["owner", [entry("order.noShow", "time")]],
  ["provider", [entry("order.noShow", "time")]],
] as const)("The %s reads why the other side called the job off", (view, timeline) => {
  expect(draw(view, [...timeline])).toMatch(new RegExp(`<blockquote[^>]*>${why}`));
});

it.each([
  ["owner", "has called it off", [entry("order.cancel", "customer")]],
  ["provider", "has called it off", [entry("order.backOut", "provider")]],
  ["provider", "agrees not to have come", [entry("order.noShow", "provider")]],
  ["provider", "hears no reason", [entry("order.cancel", "customer", null)]],
  ["owner", "has another job", [entry("order.pay", "gateway", null), entry("order.backOut", "provider")]],
] as const)("The %s who %s reads nothing of it", (view, _, timeline) => {
  expect(draw(view, [...timeline])).not.toContain("blockquote");
});

it.each([
  ["order.chargeBack", "your bank took the payment back", "nothing is paid out to you"],
  ["order.resolve", "everything goes back to you", "everything goes back to the customer"],
])("Each side is told, as its own, what ended a job that neither called off: %s", (event, hers, his) => {
  const timeline = [entry(event, "gateway", null), entry("order.pay", "gateway", null)];
  for (const [view, words, others] of [
    ["owner", hers, his],
    ["provider", his, hers],
  ] as const) {
    expect(draw(view, timeline)).toContain(words);
    expect(draw(view, timeline)).not.toContain(others);
    expect(draw(view, timeline, "open")).not.toContain(words);
  }
});

it.each([
  ["owner", "customer", "you were not there"],
  ["provider", "customer", "you reported that the customer was not there"],
  ["owner", "provider", "you reported that <bdi>Tarek Fawzy</bdi> did not come"],
  ["provider", "provider", "you did not come"],
] as const)("The %s reads whose absence ended the job: the %s's", (view, absent, words) => {
  expect(draw(view, [{ ...entry("order.noShow", "time"), absent }])).toContain(words);
});
