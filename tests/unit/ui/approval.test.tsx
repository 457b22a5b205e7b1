import type { ReactElement } from "react";
import { describe, expect, it } from "vitest";
import { Approval } from "~/components/orders/approval";
import { askedBefore, ChangesAsked } from "~/components/orders/changes-asked";
import { EarlierDeliveries } from "~/components/orders/delivery";
import type { OrderDetails } from "~/contract/order-fields";
import { locales } from "~/i18n/locale";
import { renderPage } from "../../support/render-page";
import { t } from "../../support/texts";

const money = (amount: number) => ({ amount, currency: "EGP" });
const raised = { kind: "price", status: "agreed", price: money(42_000), can: ["pay"] };
const order = (proposals: unknown[], is_transfer_sent: boolean) =>
  ({
    ...{ id: "o1", status: "delivered", price: money(30_000), confirms_at: null, is_paused: false },
    ...{ can: ["confirm", "ask_changes"], changes_left: 2, warranty_days: 30 },
    ...{ provider: { id: "u2", name: "Tarek" }, proposals, is_transfer_sent },
  }) as unknown as OrderDetails;

describe.each(locales)("Who approves reads beside the button (%s)", (locale) => {
  const draw = (proposals: unknown[], isSent = false) =>
    renderPage(<Approval order={order(proposals, isSent)} />, {
      locale,
      namespaces: ["ui", "orders", "offers"],
    });
  /** What is said whatever the price. */
  const [unpaid = "", sent = ""] = ["increase", "increaseSent"].map(
    (which) => t(locale)(`orders:approve.${which}`, { price: "|" }).split("|").at(-1) ?? "",
  );

  it("that a higher price which is not paid falls away, with what was sent for it", () => {
    expect(draw([raised])).toContain(unpaid);
    expect(draw([raised], true)).toContain(sent);
  });

  it("what one press does: the job is complete, the money goes, it is for good, and the warranty stays", () => {
    const say = t(locale);
    const price = locale === "ar" ? "300 ج.م" : "EGP 300";
    const said = `${say("orders:approve.text", { price, name: "Tarek" })} ${say("orders:approve.warranty", {
      days: say("offers:warranty", { count: 30 }),
    })}`;
    const bare = (text: string) =>
      text.replace(/<[^>]*>|[\u2066-\u2069\u200e\u200f]/g, "").replaceAll("\u00a0", " ");
    const [before = ""] = draw([]).split("<button");
    expect(bare(before).endsWith(bare(said))).toBe(true);
  });

  it("that changes can be asked for instead", () => {
    expect(draw([])).toContain(t(locale)("orders:changes.title"));
  });

  it("nothing of it where none waits to be paid", () => {
    for (const proposals of [
      [],
      [{ ...raised, status: "done" }],
      [{ ...raised, kind: "warranty", price: null }],
    ])
      for (const said of [unpaid, sent]) expect(draw(proposals)).not.toContain(said);
  });
});

it.each(locales)("Each side reads who put the approval off (%s)", (locale) => {
  const paused = { ...order([], false), changes_asked: [], is_paused: true, pause_reason: "I am away." };
  const drawn = (viewer: "customer" | "provider") =>
    renderPage(<ChangesAsked order={paused} viewer={viewer} />, { locale, namespaces: ["ui", "orders"] });
  const [own, theirs] = [t(locale)("orders:pause.said.you"), t(locale)("orders:pause.said")];
  expect(drawn("customer")).toContain(`>${own}<`);
  expect(drawn("provider")).toContain(`>${theirs}<`);
});

it("What was to be changed now stands above the delivery, what was before that below, with what it was about", () => {
  const at = "2026-05-01T09:00:00.000Z";
  const asked = [
    { at: "2026-05-02T09:00:00.000Z", reason: "It drips again.", delivered: null },
    { at, reason: "The joint still drips.", delivered: { at, note: "New cartridge.", photos: [] } },
  ];
  const drawn = (status: OrderDetails["status"]) => {
    const job = { ...order([], false), status, changes_asked: asked };
    const draw = (part: ReactElement) =>
      renderPage(part, { locale: "en", namespaces: ["common", "ui", "orders"] });
    const said = [
      <ChangesAsked key="a" order={job} viewer="customer" />,
      <EarlierDeliveries key="b" changes={askedBefore(job)} />,
    ];
    return said.map(draw);
  };
  const [now, before] = drawn("in_progress");
  expect(now).toContain("It drips again.");
  expect(before).not.toContain("It drips again.");
  for (const text of ["The joint still drips.", "New cartridge."]) {
    expect(now).not.toContain(text);
    expect(before).toContain(text);
  }
  const [none, all] = drawn("delivered");
  expect(none).toBe("");
  expect(all?.indexOf("It drips again.")).toBeLessThan(all?.indexOf("The joint still drips.") ?? 0);
});
