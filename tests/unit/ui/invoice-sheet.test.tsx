import { encode } from "uqr";
import { describe, expect, it } from "vitest";
import { InvoiceSheet } from "~/components/invoices/invoice-sheet";
import { JobInvoices } from "~/components/orders/job-invoices";
import { Entry, LedgerTable } from "~/components/wallet/ledger-table";
import type { Invoice } from "~/contract/invoices";
import type { WalletLine } from "~/contract/wallet";
import type { Digits, Locale } from "~/i18n/locale";
import { invoicePage } from "~/web/invoices/invoice-page.server";
import { pageFor, site } from "../../support/posted";
import { renderPage } from "../../support/render-page";
import { t } from "../../support/texts";

const [ar, en] = [t("ar"), t("en")];
const pounds = (amount: number) => ({ amount, currency: "EGP" });

const given: Invoice = {
  ...{ id: "i1", kind: "invoice", subject: "job", number: "2026-000123", order_id: "o1" },
  ...{ issued_at: "2026-11-22T22:30:00.000Z", request: { id: "r1", title: "خلاط المطبخ" } },
  seller: { role: "provider", name: "طارق فوزي حسن", vat_number: "300000000000003" },
  buyer: { role: "customer", name: "Nadia Samir", vat_number: null },
  ...{ net: pounds(26_316), vat: pounds(3_684), total: pounds(30_000), vat_percent: 14 },
  ...{ corrects: null, qr: null },
};

/** An invoice's page as it is loaded and drawn for a reader. */
async function draw(changed: Partial<Invoice> = {}, locale: Locale = "en", digits: Digits = "latn") {
  const invoice = { ...given, ...changed };
  const { id, kind, subject, number, issued_at, total } = invoice;
  const others = [
    { id, kind, subject, number, issued_at, total },
    { ...{ id: "i2", kind, subject: "commission", number: "2026-000124", issued_at, total } },
  ];
  const door = async (_: string, operation: string) => ({
    ...{ status: 200, message: null },
    data: operation === "get" ? invoice : others,
  });
  const page = await pageFor(new Request(`${site}/${locale}/payment/invoice/${id}`), door, locale);
  const shown = await invoicePage(page, id);
  const html = renderPage(<InvoiceSheet invoice={shown.invoice} words={shown.words} code={shown.code} />, {
    ...{ locale, digits, namespaces: ["common", "ui", "invoices"] },
  });
  return { html, shown };
}

/** The words of a key as they stand there: Arabic first, English on the line below. */
const both = (key: string, values = {}) =>
  `<span class="block" lang="ar" dir="rtl">${ar(key, values)}</span>` +
  `<span class="inv-en" lang="en" dir="ltr">${en(key, values)}</span>`;

describe("An invoice", () => {
  it("is the same document for every reader: Arabic first, English on the second line", async () => {
    const [english, arabic] = [(await draw()).html, (await draw({}, "ar")).html];
    const sheet = (html: string) => html.slice(html.indexOf("<article"), html.indexOf("</article>"));
    expect(sheet(english)).toBe(sheet(arabic));
    expect(sheet((await draw({}, "ar", "arab")).html)).toBe(sheet(arabic));
    expect(english).toContain('<article class="inv" lang="ar" dir="rtl">');
    const keys = ["invoice", "number", "date", "seller", "buyer", "for", "net", "total", "onBehalf"];
    for (const key of [...keys, "vatNumber"]) expect(english).toContain(both(`invoices:${key}`));
    expect(english).toContain(both("invoices:job", { title: "خلاط المطبخ" }));
    expect(english).toContain(ar("invoices:vat", { percent: "\u206614%\u2069" }));
    expect(english).toContain(en("invoices:vat", { percent: "14%" }));
  });

  it("says who sells under which number, who buys, what it comes to, and the day by the operator's clock", async () => {
    const { html } = await draw();
    expect(html).toContain('<bdi dir="ltr" class="num">300000000000003</bdi>');
    expect(html).toContain('<bdi class="strong block">طارق فوزي حسن</bdi>');
    expect(html).toContain('<bdi class="strong block">Nadia Samir</bdi>');
    expect(html).toContain('<bdi dir="ltr" class="num">2026-000123</bdi>');
    expect(html).toContain("23\u00A0November 2026");
    for (const sum of ["263.16", "36.84", "300.00"])
      expect(html).toMatch(new RegExp(`lang="en">[^<]*${sum}`));
  });

  it("of who is not registered says so, and parts no VAT from the total", async () => {
    const seller = { ...given.seller, vat_number: null };
    const { html } = await draw({ seller, vat: pounds(0), net: pounds(30_000) });
    expect(html).toContain(both("invoices:notRegistered"));
    expect(html).toContain(both("invoices:totalAlone"));
    for (const key of ["vatNumber", "net", "total"]) expect(html).not.toContain(both(`invoices:${key}`));
  });

  it("that charges VAT without a number leaves out the number's name, too", async () => {
    const { html } = await draw({ seller: { ...given.seller, vat_number: null } });
    for (const key of ["vatNumber", "notRegistered"]) expect(html).not.toContain(both(`invoices:${key}`));
  });

  it("of the platform is not issued on anybody's behalf", async () => {
    const { html } = await draw({
      ...{ subject: "commission", seller: { ...given.seller, role: "platform", name: "Usta" } },
      buyer: { ...given.seller, vat_number: null },
    });
    expect(html).toContain(both("invoices:commission", { title: "خلاط المطبخ" }));
    expect(html).not.toContain(both("invoices:onBehalf"));
  });

  it("of the platform names the number of a technician who is registered, who takes the VAT off by it", async () => {
    const { html } = await draw({
      ...{ subject: "commission", seller: { ...given.seller, role: "platform", name: "Usta" } },
      buyer: { ...given.seller, vat_number: "310000000000003" },
    });
    expect(html).toContain('<bdi dir="ltr" class="num">310000000000003</bdi>');
  });

  it("leaves the others of its job to be linked beside it", async () => {
    expect((await draw()).shown.others.map(({ id }) => id)).toEqual(["i2"]);
  });
});

describe("The place of the code", () => {
  it("is not there where the law wants no code", async () => {
    const { html } = await draw();
    expect(html).not.toContain("inv-qr");
    expect(html).toContain('<div class="inv-end"><dl');
  });

  it("holds the code where it does, each dark square of it once", async () => {
    const qr = "AQVVc3RhIAIPMzAwMDAwMDAwMDAwMDAz";
    const { html } = await draw({ qr });
    const [, size, path = ""] = /viewBox="0 0 (\d+) \1" role="img"[^>]*><path d="([^"]*)"/.exec(html) ?? [];
    const { data, size: side } = encode(qr, { ecc: "M", border: 2 });
    expect(Number(size)).toBe(side);
    const squares = [...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => [Number(x), Number(y)]);
    expect(squares.join(" ").length).toBeGreaterThan(0);
    expect(path).toBe(squares.map(([x, y]) => `M${x} ${y}h1v1h-1z`).join(""));
    const drawn = data.map((row) => row.map(() => false));
    for (const [x = 0, y = 0] of squares) drawn[y]?.splice(x, 1, true);
    expect(drawn).toEqual(data);
    expect(html).toContain(`aria-label="${en("invoices:qr")}"`);
  });
});

describe("A credit note", () => {
  it("is called so, says what is credited, and leads to the invoice that it corrects", async () => {
    const corrects = { id: "i0", number: "2026-000100" };
    const { html, shown } = await draw({ kind: "credit_note", corrects });
    expect(html).toContain(`<h1>${both("invoices:creditNote")}</h1>`);
    expect(html).toContain(both("invoices:credited"));
    expect(html).not.toContain(both("invoices:total"));
    expect(html).toMatch(/<a href="\/en\/payment\/invoice\/i0"><bdi dir="ltr" class="num">2026-000100/);
    expect(shown.title).toBe(en("invoices:titled.credit_note", { number: "2026-000123" }));
  });
});

describe("A technician comes to an invoice", () => {
  it("from the job, each by what it is for", () => {
    const { id, kind, number, issued_at, total } = given;
    const job = { ...{ id, kind, number, issued_at, total }, subject: "job" } as const;
    const html = renderPage(<JobInvoices invoices={[job, { ...job, id: "i2", subject: "commission" }]} />, {
      namespaces: ["common", "ui", "invoices"],
    });
    expect(html).toContain('href="/en/payment/invoice/i1"');
    expect(html).toContain('<bdi class="num" dir="ltr">2026-000123</bdi>');
    expect(html).toMatch(new RegExp(`href="/en/payment/invoice/i2".*${en("invoices:of.commission")}`));
  });

  it("from the line of the wallet that released its money, and from no other", () => {
    const line = { kind: "release", request: null, payout_id: null } as const;
    const entry = (invoice_id: string | null) =>
      renderPage(<Entry {...line} invoice_id={invoice_id} />, { namespaces: ["common", "ui", "wallet"] });
    expect(entry("i2")).toContain('href="/en/payment/invoice/i2"');
    expect(entry(null)).not.toContain("/payment/invoice/");
  });

  it("from a line that names its balance where the table has no head", () => {
    const line: WalletLine = {
      ...{
        id: "l1",
        account: "available",
        kind: "clearing",
        request: null,
        payout_id: null,
        invoice_id: null,
      },
      ...{ amount: pounds(35_100), balance: pounds(256_300), created_at: given.issued_at },
    };
    const html = renderPage(<LedgerTable lines={[line]} tab="available" />, {
      namespaces: ["common", "ui", "wallet"],
    });
    expect(html).toMatch(
      new RegExp(`<td class="[^"]*l-b[^"]*"><span class="sm:hidden">${en("wallet:column.balance")} </span>`),
    );
  });
});
