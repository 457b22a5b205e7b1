import { ButtonLink } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import type { Path } from "~/i18n/link";
import { useT } from "~/i18n/use-t";
import { AccountFrame } from "./account-frame";

/** The page of a visitor who has no code to enter: it was entered before, or none was asked for here. */
export function NoCode({ isSignedIn, loginPath }: { isSignedIn: boolean; loginPath: Path }) {
  const t = useT();
  return (
    <AccountFrame>
      {isSignedIn ? (
        <EmptyState
          icon="circle-check"
          level={1}
          title={t("account:code.done")}
          action={<ButtonLink to="/">{t("account:arrival.customer.else")}</ButtonLink>}
        >
          {t("account:code.done.text")}
        </EmptyState>
      ) : (
        <EmptyState
          icon="key-round"
          level={1}
          title={t("account:code.nothing.title")}
          action={<ButtonLink to={loginPath}>{t("account:login.submit")}</ButtonLink>}
        >
          {t("account:code.nothing.text")}
        </EmptyState>
      )}
    </AccountFrame>
  );
}
