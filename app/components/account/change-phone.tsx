import { useLocation } from "@remix-run/react";
import { ButtonLink, SubmitButton } from "~/components/ui/button";
import { Form } from "~/components/ui/form";
import type { Constraints } from "~/components/ui/form-context";
import { Link, type Path } from "~/i18n/link";
import { withoutLocale } from "~/i18n/locale";
import { useT } from "~/i18n/use-t";
import { PhoneField } from "./phone-field";

const asked = "change";

/** The page with the field for another number, or without it: addresses, so that both work without scripts. */
function useAddress(isChanging: boolean): Path {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  if (isChanging) query.set(asked, "1");
  else query.delete(asked);
  const path = withoutLocale(pathname);
  return (query.size > 0 ? `${path}?${query}` : path) as Path;
}

export function ChangePhoneLink() {
  const t = useT();
  const to = useAddress(true);
  return (
    <Link to={to} preventScrollReset>
      {t("account:code.change")}
    </Link>
  );
}

/** Another number for the code. */
export function ChangePhone({ dialCode, constraints }: { dialCode: string; constraints: Constraints }) {
  const t = useT();
  const back = useAddress(false);
  return (
    <Form className="panel pad stack gap-3" intent="change-phone" constraints={constraints} summary={false}>
      <PhoneField label={t("account:code.newPhone")} dialCode={dialCode} />
      <div className="row gap-2">
        <SubmitButton variant="line" busyLabel={t("account:code.resending")}>
          {t("account:code.changeSubmit")}
        </SubmitButton>
        <ButtonLink to={back} variant="ghost" preventScrollReset>
          {t("account:cancel")}
        </ButtonLink>
      </div>
    </Form>
  );
}
