import { expect, it } from "vitest";
import { Waiting } from "~/components/staff/waiting";
import { renderPage } from "../../support/render-page";
import { t } from "../../support/texts";

const en = t("en");

it("What waits for staff comes before what does not, which is grey", () => {
  const waits = [
    { kind: "reviews", count: 0, to: "/admin/reviews", icon: "star", since: null },
    { kind: "payouts", count: 2, to: "/admin/payouts", icon: "banknote", since: null },
    { kind: "transfers", count: 0, to: "/admin/transfers", icon: "landmark", since: null },
    { kind: "complaints", count: 1, to: "/admin/complaints", icon: "scale", since: null },
  ] as const;
  const html = renderPage(<Waiting waiting={[...waits]} />, { namespaces: ["common", "ui", "staff"] });
  const said = (kind: string, count: number) => en(`staff:waits.${kind}`, { count });
  const shown = [...html.matchAll(/<(b|span class="muted")>([^<]*)</g)].map(([, tag, words]) => [tag, words]);
  expect(shown).toEqual([
    ["b", said("payouts", 2)],
    ["b", said("complaints", 1)],
    ['span class="muted"', said("reviews", 0)],
    ['span class="muted"', said("transfers", 0)],
  ]);
});
