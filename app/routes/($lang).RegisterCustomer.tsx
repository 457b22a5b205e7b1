import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { SignUpForm } from "~/components/account/sign-up-form";
import { keepTyped } from "~/components/live/keep-typed";
import { stayUntilLeft } from "~/components/live/stay";
import { messages } from "~/i18n/messages.server";
import sheet from "~/styles/account.css?url";
import { signUp, signUpForm } from "~/web/account/sign-up.server";
import { enter } from "~/web/enter.server";
import { pageMeta } from "~/web/page-meta";

export const meta = pageMeta;
export const links: LinksFunction = () => [{ rel: "stylesheet", href: sheet }];
export const handle = { frame: "bare" };
export const shouldRevalidate = stayUntilLeft;
export const clientAction = keepTyped;

export async function loader(args: LoaderFunctionArgs) {
  const page = await enter(args, { turnAway: ["auth"] });
  return {
    m: messages(page.locale, ["account"]),
    head: {
      title: page.t("account:signUp.customer.title"),
      description: page.t("account:signUp.customer.description"),
    },
    ...(await signUpForm(page, "customer")),
  };
}

export async function action(args: ActionFunctionArgs) {
  const page = await enter(args, { turnAway: ["auth"] });
  return signUp(page, "customer");
}

export default function RegisterCustomer() {
  return <SignUpForm kind="customer" />;
}
