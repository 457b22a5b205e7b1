import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { AreaSignUp } from "~/components/account/area-sign-up";
import { keepTyped } from "~/components/live/keep-typed";
import { stayUntilLeft } from "~/components/live/stay";
import { messages } from "~/i18n/messages.server";
import signUpSheet from "~/styles/area-sign-up.css?url";
import areaSheet from "~/styles/technician-area.css?url";
import { signUp, signUpForm } from "~/web/account/sign-up.server";
import { enter } from "~/web/enter.server";
import { pageMeta } from "~/web/page-meta";

export const meta = pageMeta;
export const links: LinksFunction = () =>
  [areaSheet, signUpSheet].map((href) => ({ rel: "stylesheet", href }));
export const handle = { frame: "bare" };
export const shouldRevalidate = stayUntilLeft;
export const clientAction = keepTyped;

export async function loader(args: LoaderFunctionArgs) {
  const page = await enter(args, { turnAway: ["auth"] });
  return {
    m: messages(page.locale, ["account"]),
    head: {
      title: page.t("account:signUp.provider.title"),
      description: page.t("account:signUp.provider.description"),
    },
    ...(await signUpForm(page, "provider")),
  };
}

export async function action(args: ActionFunctionArgs) {
  const page = await enter(args, { turnAway: ["auth"] });
  return signUp(page, "provider");
}

export default function CreateAccount() {
  return <AreaSignUp />;
}
