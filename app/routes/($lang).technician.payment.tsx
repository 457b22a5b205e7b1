import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { GrowingList } from "~/components/live/growing-list";
import { keepTyped } from "~/components/live/keep-typed";
import { refreshAfterRefusal } from "~/components/live/stay";
import { ButtonLink } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { Panel } from "~/components/ui/panel";
import { Explained } from "~/components/wallet/explained";
import { Methods } from "~/components/wallet/methods";
import { PayoutRow } from "~/components/wallet/payout-row";
import { VatRegistration } from "~/components/wallet/vat-registration";
import { contract } from "~/contract/contract";
import { messages } from "~/i18n/messages.server";
import { useT } from "~/i18n/use-t";
import payoutsSheet from "~/styles/payout-list.css?url";
import recordsSheet from "~/styles/records.css?url";
import areaSheet from "~/styles/technician-area.css?url";
import { enter } from "~/web/enter.server";
import { constraintsOf } from "~/web/forms/constraints.server";
import { pageMeta } from "~/web/page-meta";
import { actOnMoney, payoutHistory } from "~/web/wallet/wallet.server";

export const meta = pageMeta;
export const links: LinksFunction = () =>
  [areaSheet, recordsSheet, payoutsSheet].map((href) => ({ rel: "stylesheet", href }));
export const shouldRevalidate = refreshAfterRefusal;
export const clientAction = keepTyped;

export async function loader(args: LoaderFunctionArgs) {
  const page = await enter(args, { turnAway: ["no-auth", "customer"] });
  const [history, { content: methods }, { minimum, is_at_first: isAtFirst }, { vat_number: vatNumber }] =
    await Promise.all([
      payoutHistory(page),
      page.api.payouts.methods(),
      page.api.wallet.balances(),
      page.api.invoices.registration(),
    ]);
  return {
    m: messages(page.locale, ["wallet", "statuses", "counts", "words", "lists"]),
    head: {
      title: page.t("wallet:payment.title"),
      description: page.t("wallet:payment.description"),
      isPrivate: true,
    },
    ...history,
    methods,
    ...{ minimum, isAtFirst },
    vatNumber,
    constraints: constraintsOf(contract.payouts.addMethod),
    form: await page.form(),
  };
}

export async function action(args: ActionFunctionArgs) {
  const page = await enter(args, { turnAway: ["no-auth", "customer"] });
  return actOnMoney(page);
}

export default function Payment() {
  const t = useT();
  const { list, named, methods, minimum, isAtFirst, vatNumber, constraints } = useLoaderData<typeof loader>();
  return (
    <>
      <div className="head mb-5">
        <h1 className="h1s">{t("wallet:payment.title")}</h1>
        <ButtonLink to="/technician/wallet" variant="line" icon="wallet">
          {t("wallet:history.toWallet")}
        </ButtonLink>
      </div>
      <div className="split pyt-page [--aside:420px]">
        <Methods methods={methods} constraints={constraints} />
        <section id="history" className="stack gap-4" aria-labelledby="history-title">
          <h2 id="history-title" className="text-h3">
            {t("wallet:history.title")}
          </h2>
          <GrowingList
            part={list}
            item={(payout) => <PayoutRow payout={payout} isNamed={payout.id === named} />}
            empty={<NoPayouts />}
          />
        </section>
        <div className="stack gap-6">
          <VatRegistration number={vatNumber} />
          <Explained minimum={minimum} isAtFirst={isAtFirst} />
        </div>
      </div>
    </>
  );
}

function NoPayouts() {
  const t = useT();
  return (
    <Panel flush>
      <EmptyState icon="landmark" title={t("wallet:history.none")}>
        {t("wallet:history.noneText")}
      </EmptyState>
    </Panel>
  );
}
