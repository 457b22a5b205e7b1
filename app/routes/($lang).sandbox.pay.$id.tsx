import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { keepTyped } from "~/components/live/keep-typed";
import { refreshAfterRefusal } from "~/components/live/stay";
import { TestNumbers } from "~/components/sandbox/card-fields";
import { GatewayFrame } from "~/components/sandbox/gateway-frame";
import { Declined, PressForm } from "~/components/sandbox/press-form";
import { SessionFacts } from "~/components/sandbox/session-facts";
import { contract } from "~/contract/contract";
import { messages } from "~/i18n/messages.server";
import { useT } from "~/i18n/use-t";
import sheet from "~/styles/sandbox.css?url";
import { enter } from "~/web/enter.server";
import { constraintsOf } from "~/web/forms/constraints.server";
import { pageId } from "~/web/page-id.server";
import { pageMeta } from "~/web/page-meta";
import { pressAt } from "~/web/payments/sandbox-press.server";

export const meta = pageMeta;
export const links: LinksFunction = () => [{ rel: "stylesheet", href: sheet }];
export const handle = { frame: "bare" };
export const shouldRevalidate = refreshAfterRefusal;
export const clientAction = keepTyped;

export async function loader(args: LoaderFunctionArgs) {
  const page = await enter(args);
  return {
    session: await page.api.sandbox.get({ reference: pageId(args) }),
    m: messages(page.locale, ["sandbox"]),
    head: {
      title: page.t("sandbox:title"),
      description: page.t("sandbox:description"),
      isPrivate: true,
    },
    isDeclined: page.url.searchParams.has("declined"),
    constraints: constraintsOf(contract.sandbox.press),
    form: await page.form(),
  };
}

export async function action(args: ActionFunctionArgs) {
  const page = await enter(args);
  return pressAt(page, pageId(args));
}

export default function SandboxPay() {
  const t = useT();
  const { session, isDeclined, constraints } = useLoaderData<typeof loader>();
  return (
    <GatewayFrame>
      <div className="stack gap-2">
        <h1 className="sandbox-h">{t("sandbox:title")}</h1>
        <p className="muted">{t("sandbox:description")}</p>
      </div>
      <SessionFacts session={session} />
      {isDeclined ? <Declined session={session} /> : null}
      <PressForm session={session} constraints={constraints} />
      {session.can.includes("pay") ? <TestNumbers cards={session.cards} /> : null}
      <a className="sb-back" href={session.return_to}>
        {t("sandbox:return")}
      </a>
    </GatewayFrame>
  );
}
