import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { keepTyped } from "~/components/live/keep-typed";
import { refreshAfterRefusal } from "~/components/live/stay";
import { CheckoutPage } from "~/components/payments/checkout-page";
import { PaymentsPage } from "~/components/payments/payments-page";
import sheet from "~/styles/payments.css?url";
import { enter } from "~/web/enter.server";
import { pageMeta } from "~/web/page-meta";
import { checkoutOf, orderIn, payFor } from "~/web/payments/checkout.server";
import { paymentList } from "~/web/payments/payment-list.server";

export const meta = pageMeta;
export const links: LinksFunction = () => [{ rel: "stylesheet", href: sheet }];
export const shouldRevalidate = refreshAfterRefusal;
export const clientAction = keepTyped;

/** Of what comes and goes, each side has a page of its own. */
const ownPages = { provider: "/technician/payment", staff: "/admin/transfers" } as const;

export async function loader(args: LoaderFunctionArgs) {
  const page = await enter(args, { turnAway: ["no-auth"] });
  const type = page.viewer?.type ?? "customer";
  if (type !== "customer") throw await page.leaveTo(ownPages[type]);
  const order = orderIn(page);
  return order ? checkoutOf(page, order) : paymentList(page);
}

export async function action(args: ActionFunctionArgs) {
  const page = await enter(args, { turnAway: ["no-auth", "provider"] });
  return payFor(page);
}

export default function Payment() {
  const data = useLoaderData<typeof loader>();
  return data.kind === "checkout" ? <CheckoutPage {...data} /> : <PaymentsPage {...data} />;
}
