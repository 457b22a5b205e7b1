import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { TypeChoice } from "~/components/account/type-choice";
import { messages } from "~/i18n/messages.server";
import { useT } from "~/i18n/use-t";
import sheet from "~/styles/account.css?url";
import { keepingWanted, wantedPath } from "~/web/account/sign-in.server";
import { enter } from "~/web/enter.server";
import { pageMeta } from "~/web/page-meta";

export const meta = pageMeta;
export const links: LinksFunction = () => [{ rel: "stylesheet", href: sheet }];
export const handle = { frame: "bare" };

export async function loader(args: LoaderFunctionArgs) {
  const page = await enter(args, { turnAway: ["auth"] });
  return {
    m: messages(page.locale, ["account"]),
    head: { title: page.t("account:register.title"), description: page.t("account:register.description") },
    wanted: wantedPath(page),
    loginPath: keepingWanted(page, "/login"),
  };
}

export default function Register() {
  const t = useT();
  return <TypeChoice title={t("account:register.title")} />;
}
