import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AccountFrame } from "~/components/account/account-frame";
import { keepTyped } from "~/components/live/keep-typed";
import { Leaving } from "~/components/live/leaving";
import { stayUntilLeft } from "~/components/live/stay";
import { SubmitButton } from "~/components/ui/button";
import { CodeField } from "~/components/ui/code-field";
import { Form } from "~/components/ui/form";
import { PasswordField } from "~/components/ui/password-field";
import { TextField } from "~/components/ui/text-field";
import { Link } from "~/i18n/link";
import { useT } from "~/i18n/use-t";
import sheet from "~/styles/account.css?url";
import { enter } from "~/web/enter.server";
import { pageMeta } from "~/web/page-meta";
import { enterStaff, staffLogin } from "~/web/staff/staff-sign-in.server";

const labels = { login: "account:login.login", password: "account:password" };

export const meta = pageMeta;
export const links: LinksFunction = () => [{ rel: "stylesheet", href: sheet }];
export const handle = { frame: "bare" };
export const shouldRevalidate = stayUntilLeft;
export const clientAction = keepTyped;

export async function loader(args: LoaderFunctionArgs) {
  const page = await enter(args, { turnAway: ["auth"] });
  return staffLogin(page);
}

export async function action(args: ActionFunctionArgs) {
  const page = await enter(args, { turnAway: ["auth"] });
  return enterStaff(page);
}

export default function StaffLogin() {
  const { isCode } = useLoaderData<typeof loader>();
  return <AccountFrame voice="staff">{isCode ? <Code /> : <Password />}</AccountFrame>;
}

function Password() {
  const t = useT();
  const { constraints, isWanted } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>{t("staff:login.title")}</h1>
      {isWanted ? <p>{t("account:login.wanted")}</p> : null}
      <p className="muted">{t("staff:login.lead")}</p>
      <Form key="password" className="stack gap-4.5" constraints={constraints} labels={labels}>
        <TextField
          name="login"
          label={t("account:login.login")}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField name="password" label={t("account:password")} />
        <SubmitButton size="lg" busyLabel={t("staff:login.busy")}>
          {t("staff:login.submit")}
        </SubmitButton>
      </Form>
    </>
  );
}

function Code() {
  const t = useT();
  const { again } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>{t("staff:code.title")}</h1>
      <p className="muted">{t("staff:code.lead")}</p>
      <Leaving>
        <Form key="code" className="stack gap-4.5" intent="code" summary={false}>
          <CodeField name="code" label={t("staff:code.label")} hint={t("staff:code.hint")} />
          <SubmitButton size="lg" busyLabel={t("staff:code.busy")}>
            {t("staff:code.submit")}
          </SubmitButton>
        </Form>
        <p className="sm">
          <Link to={again}>{t("staff:code.again")}</Link>
        </p>
        <p className="sm muted">{t("staff:code.lost")}</p>
      </Leaving>
    </>
  );
}
