import type { ReactElement } from "react";
import { expect, it } from "vitest";
import { ComplaintRow } from "~/components/complaints/complaint-row";
import { QueueRow } from "~/components/complaints/queue-row";
import type { QueuedComplaint } from "~/contract/complaint-fields";
import { renderPage } from "../../support/render-page";
import { t } from "../../support/texts";

const at = "2026-11-18T10:00:00.000Z";
const row = {
  ...{ id: "c1", kind: "order", status: "awaiting_other", is_dispute: true, is_mine: false },
  ...{ filer: { id: "n", name: "Nadia" }, other: { id: "t", name: "Tarek" }, about: null, clock: null },
  ...{ title: "Dispute about “Leaking tap”", excerpt: "The tap still drips.", waits_for: "you" },
  ...{ created_at: at, updated_at: at, amount: { amount: 30_000, currency: "EGP" }, taken_by: null },
} as unknown as QueuedComplaint & { title: string };

const draw = (element: ReactElement) =>
  renderPage(element, { namespaces: ["common", "ui", "complaints", "staff", "statuses"] });
/** The head and the first words, without where they lead and what stands under the title. */
const frameOf = (html: string) =>
  html
    .slice(0, html.indexOf(row.excerpt) + row.excerpt.length)
    .replace(/href="[^"]*"/, "")
    .replace(/(?<=<\/h2>)<p.*?<\/p>/, "");

it("A complaint looks the same in the queue and in the list of one of its parties, but for what each says besides", () => {
  const say = t("en");
  const [queued, own] = [draw(<QueueRow row={row} />), draw(<ComplaintRow row={row} />)];
  expect(frameOf(queued)).toBe(frameOf(own));
  for (const words of [row.title, row.excerpt, say("statuses:complaint.awaiting_you")])
    expect(frameOf(own)).toContain(words);
  expect(draw(<ComplaintRow row={{ ...row, waits_for: "other" }} />)).toContain(
    say("statuses:complaint.awaiting_other"),
  );
  expect(queued).toContain('href="/en/admin/complaints/c1"');
  expect(queued).toContain(say("staff:complaints.against", { filer: "Nadia", other: "Tarek" }));
  expect(own).toContain('href="/en/complaints/c1"');
  expect(own).toContain(say("complaints:turn.you"));
  expect(draw(<ComplaintRow row={{ ...row, waits_for: "nobody" }} />)).not.toContain(
    say("complaints:turn.you"),
  );
});

it("The queue says with whom of staff a complaint is as long as they are to decide, and of none that is over", () => {
  const taken = { ...row, taken_by: { id: "d", name: "Dina" } };
  const says = (of: Partial<typeof row>) => draw(<QueueRow row={{ ...taken, ...of }} />).includes("Dina");
  const due = { due_at: at, is_overdue: false };
  expect(says({ status: "under_review", clock: { kind: "decision", ...due } })).toBe(true);
  expect(says({ status: "decided", clock: { kind: "appeal", ...due } })).toBe(false);
  expect(says({ status: "final", clock: null })).toBe(false);
});
