import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { InvoiceSheet } from "~/components/invoices/invoice-sheet";
import { OtherInvoices } from "~/components/invoices/other-invoices";
import { Crumbs } from "~/components/ui/crumbs";
import { PrintButton } from "~/components/ui/print-button";
import { messages } from "~/i18n/messages.server";
import { useT } from "~/i18n/use-t";
import sheet from "~/styles/invoice.css?url";
import areaSheet from "~/styles/technician-area.css?url";
import { enter } from "~/web/enter.server";
import { invoicePage } from "~/web/invoices/invoice-page.server";
import { pageId } from "~/web/page-id.server";
import { pageMeta } from "~/web/page-meta";

export const meta = pageMeta;
export const links: LinksFunction = () => [areaSheet, sheet].map((href) => ({ rel: "stylesheet", href }));

export async function loader(args: LoaderFunctionArgs) {
  const page = await enter(args, { turnAway: ["no-auth"] });
  const shown = await invoicePage(page, pageId(args));
  return {
    ...shown,
    m: messages(page.locale, ["invoices"]),
    head: { title: shown.title, description: page.t("invoices:description"), isPrivate: true },
    isProvider: page.viewer?.type === "provider",
  };
}

export default function InvoicePage() {
  const t = useT();
  const { invoice, words, code, others, title, isProvider } = useLoaderData<typeof loader>();
  const back = isProvider
    ? ({ to: `/technician/requests/${invoice.request.id}`, label: t("invoices:back.provider") } as const)
    : ({ to: "/payment", label: t("invoices:back.customer") } as const);
  return (
    <div className="main-b inv-page">
      <div className="wrap stack gap-6">
        <div className="row between inv-bar">
          <Crumbs trail={[back]} here={title} />
          <PrintButton />
        </div>
        <InvoiceSheet invoice={invoice} words={words} code={code} />
        <OtherInvoices others={others} />
      </div>
    </div>
  );
}
