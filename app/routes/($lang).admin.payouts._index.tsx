import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { GrowingList } from "~/components/live/growing-list";
import { keepTyped } from "~/components/live/keep-typed";
import { refreshAfterRefusal } from "~/components/live/stay";
import { MadeBatch, MakeBatch } from "~/components/staff/payout-batch";
import { PayoutCase } from "~/components/staff/payout-case";
import { SettlementForm } from "~/components/staff/settlement-form";
import { EmptyState } from "~/components/ui/empty-state";
import { Panel } from "~/components/ui/panel";
import { Tabs } from "~/components/ui/tabs";
import { Unsent } from "~/components/ui/unsent";
import { messages } from "~/i18n/messages.server";
import { useT } from "~/i18n/use-t";
import sheet from "~/styles/staff.css?url";
import { enter } from "~/web/enter.server";
import { pageMeta } from "~/web/page-meta";
import { decideOnPayout, payoutQueue } from "~/web/staff/payouts.server";

export const meta = pageMeta;
export const links: LinksFunction = () => [{ rel: "stylesheet", href: sheet }];
export const shouldRevalidate = refreshAfterRefusal;
export const clientAction = keepTyped;

export async function loader(args: LoaderFunctionArgs) {
  const page = await enter(args, { turnAway: ["no-staff"] });
  return {
    m: messages(page.locale, ["staff", "lists", "statuses"]),
    head: {
      title: page.t("staff:payouts.title"),
      description: page.t("staff:payouts.description"),
      isPrivate: true,
    },
    ...(await payoutQueue(page)),
    form: await page.form(),
  };
}

export async function action(args: ActionFunctionArgs) {
  const page = await enter(args, { turnAway: ["no-staff"] });
  return decideOnPayout(page);
}

export default function Payouts() {
  const t = useT();
  const { tabs, list, status, batch, constraints, settling } = useLoaderData<typeof loader>();
  return (
    <div className="stack gap-5">
      <Unsent />
      <div className="stack gap-2">
        <h1 className="h1s">{t("staff:payouts.title")}</h1>
        <p className="muted measure">{t("staff:payouts.lead")}</p>
      </div>
      <Tabs label={t("staff:payouts.tabs")} tabs={tabs} />
      {status === "approved" && list && list.rows.length > 0 ? <MakeBatch /> : null}
      {batch ? <MadeBatch id={batch} /> : null}
      {list ? (
        <GrowingList
          part={list}
          item={(payout) => <PayoutCase payout={payout} constraints={constraints} />}
          empty={<NoPayouts />}
        />
      ) : (
        <SettlementForm {...settling} />
      )}
    </div>
  );
}

function NoPayouts() {
  const t = useT();
  return (
    <Panel flush>
      <EmptyState icon="banknote" title={t("staff:payouts.none")}>
        {t("staff:payouts.noneText")}
      </EmptyState>
    </Panel>
  );
}
