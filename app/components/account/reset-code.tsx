import { useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { SubmitButton } from "~/components/ui/button";
import { CodeField } from "~/components/ui/code-field";
import { Form } from "~/components/ui/form";
import { Link, type Path } from "~/i18n/link";
import { PhoneText } from "~/i18n/phone-number";
import { Text } from "~/i18n/text";
import { useT } from "~/i18n/use-t";
import { AccountFrame } from "./account-frame";
import { BackLink } from "./back-link";
import { ResendForm } from "./resend-form";

type Data = { code: { phone: string; resend_at: string; expires_at: string }; phonePath: Path };

/** The code of a forgotten password. The page says no more of the phone than its visitor does: it may be nobody's. */
export function ResetCode() {
  const t = useT();
  const { code, phonePath } = useLoaderData<Data>();
  const help = (words: ReactNode) => <Link to="/contact">{words}</Link>;
  return (
    <AccountFrame>
      <BackLink to={phonePath} />
      <h1>{t("account:code.title")}</h1>
      <p className="muted">
        <Text k="account:forgot.sentTo" values={{ phone: <PhoneText e164={code.phone} /> }} />{" "}
        <Link to={phonePath}>{t("account:code.change")}</Link>
      </p>
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
