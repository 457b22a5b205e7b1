import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { AccountFrame } from "~/components/account/account-frame";
import { keepTyped } from "~/components/live/keep-typed";
import { Leaving } from "~/components/live/leaving";
import { stayUntilLeft } from "~/components/live/stay";
import { SubmitButton } from "~/components/ui/button";
import { Form } from "~/components/ui/form";
import { PasswordField } from "~/components/ui/password-field";
import { TextField } from "~/components/ui/text-field";
import { contract } from "~/contract/contract";
import { Link } from "~/i18n/link";
import { messages } from "~/i18n/messages.server";
import { Text } from "~/i18n/text";
import { useT } from "~/i18n/use-t";
import sheet from "~/styles/account.css?url";
import {
  afterLogin,
  deviceOf,
  keepingWanted,
  landing,
  startSession,
  wantedPath,
} from "~/web/account/sign-in.server";
import { enter } from "~/web/enter.server";
import { constraintsOf } from "~/web/forms/constraints.server";
import { type Outcome, type Form as PostedForm, submit } from "~/web/forms/submit.server";
import { pageMeta } from "~/web/page-meta";

const labels = { login: "account:login.login", password: "account:password" };

export const meta = pageMeta;
export const links: LinksFunction = () => [{ rel: "stylesheet", href: sheet }];
export const handle = { frame: "bare" };
export const shouldRevalidate = stayUntilLeft;
export const clientAction = keepTyped;

export async function loader(args: LoaderFunctionArgs) {
  const page = await enter(args, { turnAway: ["auth"] });
  return {
    m: messages(page.locale, ["account"]),
    head: { title: page.t("account:login.title"), description: page.t("account:login.description") },
    isWanted: wantedPath(page) !== null,
    forgotPath: keepingWanted(page, "/enter-phone-number"),
    registerPath: keepingWanted(page, "/register"),
    constraints: constraintsOf(contract.auth.signIn),
    form: await page.form(),
  };
}

export async function action(args: ActionFunctionArgs) {
  const page = await enter(args, { turnAway: ["auth"] });
  const login = async (form: PostedForm): Promise<Outcome> => {
    const signed = await page.api.auth.signIn({ ...form.input(contract.auth.signIn), ...deviceOf(page) });
    await startSession(page, signed);
    if (signed.is_verified) return landing(page, signed);
    return { leave: { to: keepingWanted(page, "/register/otp"), after: afterLogin } };
  };
  return submit(page, login, { isLogin: true });
}

export default function Login() {
  const t = useT();
  const { constraints, registerPath, forgotPath, isWanted } = useLoaderData<typeof loader>();
  const toRegister = (words: ReactNode) => <Link to={registerPath}>{words}</Link>;
  return (
    <AccountFrame>
      <h1>{t("account:login.title")}</h1>
      {isWanted ? <p>{t("account:login.wanted")}</p> : null}
      <p className="muted">
        <Text k="account:login.new" values={{ register: toRegister }} />
      </p>
      <Leaving>
        <Form className="stack gap-4.5" constraints={constraints} labels={labels}>
          <TextField
            name="login"
            label={t("account:login.login")}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
          <PasswordField name="password" label={t("account:password")} />
          <p className="row">
            <Link to={forgotPath} className="more end">
              {t("account:login.forgot")}
            </Link>
          </p>
          <SubmitButton size="lg" busyLabel={t("account:login.busy")}>
            {t("account:login.submit")}
          </SubmitButton>
        </Form>
      </Leaving>
    </AccountFrame>
  );
}
