import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { NewPassword } from "~/components/account/new-password";
import { keepTyped } from "~/components/live/keep-typed";
import { stayUntilLeft } from "~/components/live/stay";
import sheet from "~/styles/account.css?url";
import { choosePassword, newPasswordForm } from "~/web/account/new-password.server";
import { enter } from "~/web/enter.server";
import { pageMeta } from "~/web/page-meta";

export const meta = pageMeta;
export const links: LinksFunction = () => [{ rel: "stylesheet", href: sheet }];
export const handle = { frame: "bare" };
export const shouldRevalidate = stayUntilLeft;
export const clientAction = keepTyped;

export async function loader(args: LoaderFunctionArgs) {
  const page = await enter(args);
  return newPasswordForm(page);
}

export async function action(args: ActionFunctionArgs) {
  const page = await enter(args);
  return choosePassword(page);
}

export default NewPassword;
