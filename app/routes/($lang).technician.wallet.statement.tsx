import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ButtonLink } from "~/components/ui/button";
import { Crumbs } from "~/components/ui/crumbs";
import { PrintButton } from "~/components/ui/print-button";
import { StatementSheet } from "~/components/wallet/statement-sheet";
import { contract } from "~/contract/contract";
import { messages } from "~/i18n/messages.server";
import { useT } from "~/i18n/use-t";
import statementSheet from "~/styles/statement.css?url";
import areaSheet from "~/styles/technician-area.css?url";
import walletSheet from "~/styles/wallet.css?url";
import { enter } from "~/web/enter.server";
import { readFilters } from "~/web/lists/filters.server";
import { pageMeta } from "~/web/page-meta";
import { monthsBeside } from "~/web/wallet/months.server";
import { writingOf } from "~/web/writing.server";

export const meta = pageMeta;
export const links: LinksFunction = () =>
  [areaSheet, walletSheet, statementSheet].map((href) => ({ rel: "stylesheet", href }));

export async function loader(args: LoaderFunctionArgs) {
  const page = await enter(args, { turnAway: ["no-auth", "customer"] });
  const statement = await page.api.wallet.statement(readFilters(contract.wallet.statement, page));
  const title = page.t("wallet:statement.title", { month: writingOf(page).f.month(statement.month) });
  return {
    m: messages(page.locale, ["wallet", "words"]),
    head: { title, description: page.t("wallet:statement.description"), isPrivate: true },
    title,
    statement,
    ...monthsBeside(statement.month),
  };
}

export default function Statement() {
  const t = useT();
  const { title, statement, previous, next } = useLoaderData<typeof loader>();
  return (
    <>
      <div className="no-print">
        <Crumbs trail={[{ to: "/technician/wallet", label: t("wallet:statement.back") }]} here={title} />
      </div>
      <div className="head mb-5">
        <h1 className="h1s">{title}</h1>
        <div className="row gap-2 no-print">
          <ButtonLink to={`/technician/wallet/statement?month=${previous}`} variant="line">
            {t("wallet:statement.previous")}
          </ButtonLink>
          {next ? (
            <ButtonLink to={`/technician/wallet/statement?month=${next}`} variant="line">
              {t("wallet:statement.next")}
            </ButtonLink>
          ) : null}
          <PrintButton />
        </div>
      </div>
      <StatementSheet statement={statement} />
    </>
  );
}
