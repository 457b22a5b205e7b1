import { useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { Leaving, useLeave } from "~/components/live/leaving";
import { SubmitButton } from "~/components/ui/button";
import { CodeField } from "~/components/ui/code-field";
import { Form } from "~/components/ui/form";
import type { Constraints } from "~/components/ui/form-context";
import { Steps } from "~/components/ui/steps";
import { Link, type Path } from "~/i18n/link";
import { PhoneText } from "~/i18n/phone-number";
import { Text } from "~/i18n/text";
import { useT } from "~/i18n/use-t";
import { AccountFrame } from "./account-frame";
import { BackLink } from "./back-link";
import { ChangePhone, ChangePhoneLink } from "./change-phone";
import { NoCode } from "./no-code";
import { ResendForm } from "./resend-form";

/** What the loader of a code page gives. */
export type CodeData = {
  code: { phone: string; resend_at: string; expires_at: string; tries_left: number } | null;
  isSignedIn: boolean;
  isChangingPhone: boolean;
  loginPath: Path;
  dialCode: string;
  constraints: Constraints;
};

/** Six digits, another code after a while, and the number corrected. */
export function CodeForm({ isSignUp }: { isSignUp: boolean }) {
  const t = useT();
  const leave = useLeave();
  const { code, isChangingPhone, ...data } = useLoaderData<CodeData>();
  if (leave) return <Confirmed />;
  if (!code) return <NoCode {...data} />;
  const help = (words: ReactNode) => <Link to="/contact">{words}</Link>;
  return (
    <AccountFrame>
      {isSignUp ? <CodeSteps /> : <BackLink to={data.loginPath} />}
      <h1>{t("account:code.title")}</h1>
      <p className="muted">
        <Text k="account:code.sentTo" values={{ phone: <PhoneText e164={code.phone} /> }} />{" "}
        {isChangingPhone ? null : <ChangePhoneLink />}
      </p>
      {isChangingPhone ? <ChangePhone {...data} /> : null}
      <Form key={code.resend_at} className="stack gap-4.5" intent="verify" summary={false}>
        <CodeField name="code" label={t("account:code.label")} hint={t("account:code.hint")} />
        <SubmitButton size="lg" busyLabel={t("account:code.busy")}>
          {t("account:code.submit")}
        </SubmitButton>
      </Form>
      <ResendForm resendAt={code.resend_at} expiresAt={code.expires_at} />
      <p className="sm muted">
        <Text k="account:code.none" values={{ help }} />
      </p>
    </AccountFrame>
  );
}

/** The code was right: there is nothing more to fill in, already while the page is asked for anew. */
function Confirmed() {
  const t = useT();
  return (
    <AccountFrame>
      <h1>{t("account:code.done")}</h1>
      <Leaving />
    </AccountFrame>
  );
}

function CodeSteps() {
  const t = useT();
  const steps = [t("account:step.type"), t("account:step.details"), t("account:step.code")];
  return <Steps keep className="mb-2" now={2} steps={steps} />;
}
