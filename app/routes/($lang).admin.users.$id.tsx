import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { keepTyped } from "~/components/live/keep-typed";
import { refreshAfterRefusal } from "~/components/live/stay";
import { AccountDecision } from "~/components/staff/account-decision";
import { AccountFacts } from "~/components/staff/account-facts";
import { AccountHistory } from "~/components/staff/account-history";
import { AccountMoney } from "~/components/staff/account-money";
import { UserBadges, UserFace } from "~/components/staff/user-row";
import { Crumbs } from "~/components/ui/crumbs";
import { Unsent } from "~/components/ui/unsent";
import { useT } from "~/i18n/use-t";
import sheet from "~/styles/staff.css?url";
import { enter } from "~/web/enter.server";
import { pageId } from "~/web/page-id.server";
import { pageMeta } from "~/web/page-meta";
import { decide } from "~/web/staff/decisions.server";
import { accountPage } from "~/web/staff/staff-lists.server";

export const meta = pageMeta;
export const links: LinksFunction = () => [{ rel: "stylesheet", href: sheet }];
export const shouldRevalidate = refreshAfterRefusal;
export const clientAction = keepTyped;

export async function loader(args: LoaderFunctionArgs) {
  const page = await enter(args, { turnAway: ["no-staff"] });
  return accountPage(page, pageId(args));
}

export async function action(args: ActionFunctionArgs) {
  const page = await enter(args, { turnAway: ["no-staff"] });
  return decide(page, pageId(args));
}

export default function Account() {
  const t = useT();
  const { account, history, constraints, writingOff } = useLoaderData<typeof loader>();
  const name = <bdi>{account.name}</bdi>;
  return (
    <div className="stack gap-5">
      <Crumbs trail={[{ to: "/admin/users", label: t("staff:users.title") }]} here={account.name} />
      <div className="row nowrap gap-4">
        <UserFace user={account} size="l" />
        <div className="stack gap-1.5">
          <h1 className="h1s">{name}</h1>
          <UserBadges user={account} />
        </div>
      </div>
      <Unsent />
      <div className="acct">
        <AccountFacts account={account} />
        <div className="stack gap-6">
          {account.provider ? <AccountMoney purse={account.provider.purse} constraints={writingOff} /> : null}
          <AccountDecision account={account} constraints={constraints} />
        </div>
        <AccountHistory of={account.id} lines={history} />
      </div>
    </div>
  );
}
