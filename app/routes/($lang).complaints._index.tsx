import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ComplaintRow } from "~/components/complaints/complaint-row";
import { GuestComplaints } from "~/components/complaints/guest-complaints";
import { GrowingList } from "~/components/live/growing-list";
import { keepTyped } from "~/components/live/keep-typed";
import { refreshAfterRefusal } from "~/components/live/stay";
import { ContactDetails } from "~/components/pages/contact-details";
import { ButtonLink } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { Later, later } from "~/components/ui/later";
import { Panel } from "~/components/ui/panel";
import { contract } from "~/contract/contract";
import { messages } from "~/i18n/messages.server";
import { useT } from "~/i18n/use-t";
import sheet from "~/styles/complaints.css?url";
import areaSheet from "~/styles/technician-area.css?url";
import { areAllAppeals, complaintList, voiceOf } from "~/web/complaints/complaint-list.server";
import { complaintsTitle } from "~/web/complaints/complaint-title.server";
import { enter } from "~/web/enter.server";
import { constraintsOf } from "~/web/forms/constraints.server";
import { pageMeta } from "~/web/page-meta";
import { actOnRefunds, refundingOf } from "~/web/payments/refunds.server";
import { operatorContact } from "~/web/site/operator-contact.server";
import { actOnMoney, payoutOf } from "~/web/wallet/wallet.server";

const closedAccount = later(() =>
  import("~/components/complaints/closed-account").then((module) => module.ClosedAccount),
);

export const meta = pageMeta;
export const links: LinksFunction = () => [areaSheet, sheet].map((href) => ({ rel: "stylesheet", href }));
export const shouldRevalidate = refreshAfterRefusal;
export const clientAction = keepTyped;

export async function loader(args: LoaderFunctionArgs) {
  const page = await enter(args, { evenInactive: true });
  const { viewer, locale, t } = page;
  if (viewer?.type === "staff") throw await page.leaveTo("/admin/complaints");
  const isInactive = viewer?.user.is_active === 0;
  const isEarning = isInactive && viewer.type === "provider";
  const isPaying = isInactive && viewer.type === "customer";
  const [list, contact] = await Promise.all([viewer ? complaintList(page) : null, operatorContact(page)]);
  return {
    m: messages(locale, [
      ...(["complaints", "pages", "lists", "statuses"] as const),
      ...(isEarning ? (["wallet"] as const) : []),
      ...(isPaying ? (["payments"] as const) : []),
    ]),
    head: { title: complaintsTitle(page), description: t("complaints:description"), isPrivate: true },
    ...{ list, contact },
    inactive: isInactive
      ? {
          reason: viewer.inactive_reason,
          ...(await voiceOf(page)),
          reader: viewer.type === "provider" ? ("provider" as const) : ("customer" as const),
          areAppeals: list !== null && areAllAppeals(list),
        }
      : null,
    wallet: isEarning
      ? {
          ...(await payoutOf(page)),
          constraints: {
            ...constraintsOf(contract.payouts.addMethod),
            ...constraintsOf(contract.payouts.request),
          },
        }
      : null,
    refunding: isPaying ? await refundingOf(page) : null,
    form: viewer && (await page.form()),
  };
}

export async function action(args: ActionFunctionArgs) {
  const page = await enter(args, { turnAway: ["no-auth"], evenInactive: true });
  return page.viewer?.type === "customer" ? actOnRefunds(page) : actOnMoney(page);
}

export default function Complaints() {
  const t = useT();
  const { list, inactive, wallet, refunding, ...page } = useLoaderData<typeof loader>();
  const contact = <ContactDetails contact={page.contact} />;
  if (!list) return <GuestComplaints contact={contact} />;
  const rows = (
    <GrowingList part={list} item={(row) => <ComplaintRow row={row} />} empty={<NoComplaints />} />
  );
  if (inactive)
    return (
      <Later
        of={closedAccount}
        with={{ ...inactive, contact, wallet, refunding, children: list.rows.length > 0 ? rows : null }}
      />
    );
  return (
    <div className="main-b">
      <div className="wrap stack gap-6">
        <div className="head mb-0">
          <div className="stack gap-2">
            <h1>{t("complaints:title")}</h1>
            <p className="muted measure">{t("complaints:lead")}</p>
          </div>
          <ButtonLink to="/complaints/new" icon="plus">
            {t("complaints:new")}
          </ButtonLink>
        </div>
        {rows}
      </div>
    </div>
  );
}

function NoComplaints() {
  const t = useT();
  return (
    <Panel flush>
      <EmptyState icon="flag" title={t("complaints:list.none")}>
        {t("complaints:list.noneText")}
      </EmptyState>
    </Panel>
  );
}
