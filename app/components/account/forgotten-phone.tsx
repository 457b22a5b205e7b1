import { useLoaderData } from "@remix-run/react";
import { SubmitButton } from "~/components/ui/button";
import { Form } from "~/components/ui/form";
import type { Constraints } from "~/components/ui/form-context";
import { Link, type Path } from "~/i18n/link";
import { useT } from "~/i18n/use-t";
import { AccountFrame } from "./account-frame";
import { BackLink } from "./back-link";
import { PhoneField } from "./phone-field";

type Data = { dialCode: string; loginPath: Path; codePath: Path | null; constraints: Constraints };

/** Which phone the code goes to. */
export function ForgottenPhone() {
  const t = useT();
  const { dialCode, loginPath, codePath, constraints } = useLoaderData<Data>();
  return (
    <AccountFrame>
      <BackLink to={loginPath} />
      <h1>{t("account:forgot.title")}</h1>
      <p className="muted">{t("account:forgot.text")}</p>
      <Form className="stack gap-4.5" constraints={constraints} labels={{ phone: "account:phone" }}>
        <PhoneField label={t("account:phone")} dialCode={dialCode} />
        <SubmitButton size="lg" busyLabel={t("account:code.resending")}>
          {t("account:forgot.submit")}
        </SubmitButton>
      </Form>
      {codePath ? (
        <p className="sm">
          <Link to={codePath}>{t("account:forgot.haveCode")}</Link>
        </p>
      ) : null}
    </AccountFrame>
  );
}
