import { useLoaderData } from "@remix-run/react";
import { Leaving, useLeave } from "~/components/live/leaving";
import { SubmitButton } from "~/components/ui/button";
import { Form } from "~/components/ui/form";
import type { Constraints } from "~/components/ui/form-context";
import { PasswordField } from "~/components/ui/password-field";
import { Link, type Path } from "~/i18n/link";
import { PhoneText } from "~/i18n/phone-number";
import { Text } from "~/i18n/text";
import { useT } from "~/i18n/use-t";
import { AccountFrame } from "./account-frame";
import { BackLink } from "./back-link";

type Data = {
  kind: "reset" | "change";
  /** Of the account whose code was right. */
  phone: string | null;
  backPath: Path;
  constraints: Constraints;
};

const labels = { current_password: "account:newPassword.current", password: "account:newPassword.label" };

/** A new password: after a right code, or signed in with the present one. */
export function NewPassword() {
  const t = useT();
  const isLeaving = useLeave() !== undefined;
  const { backPath } = useLoaderData<Data>();
  return (
    <AccountFrame>
      {isLeaving ? null : <BackLink to={backPath} />}
      <h1>{t("account:newPassword.title")}</h1>
      <Leaving>
        <PasswordForm />
      </Leaving>
    </AccountFrame>
  );
}

function PasswordForm() {
  const t = useT();
  const { kind, phone, constraints } = useLoaderData<Data>();
  return (
    <>
      <p className="muted">
        {phone ? (
          <Text k="account:newPassword.of" values={{ phone: <PhoneText e164={phone} /> }} />
        ) : (
          t("account:newPassword.text")
        )}
      </p>
      <Form className="stack gap-4.5" intent={kind} constraints={constraints} labels={labels}>
        {kind === "change" ? (
          <PasswordField name="current_password" label={t("account:newPassword.current")} />
        ) : null}
        <PasswordField
          name="password"
          label={t("account:newPassword.label")}
          hint={t("account:password.hint")}
          meter
        />
        {kind === "change" ? (
          <p className="row">
            <Link to="/enter-phone-number" className="more end">
              {t("account:login.forgot")}
            </Link>
          </p>
        ) : null}
        <SubmitButton size="lg" busyLabel={t("account:profile.busy")}>
          {t("account:newPassword.submit")}
        </SubmitButton>
      </Form>
    </>
  );
}
