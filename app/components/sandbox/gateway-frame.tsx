import type { ReactNode } from "react";
import { Icon } from "~/components/ui/icon";
import { LanguageLink } from "~/i18n/link";
import { useT } from "~/i18n/use-t";

/** The sandbox gateway's own page, which is not the site's: grey, bare, and said to be a test. */
export function GatewayFrame({ children }: { children: ReactNode }) {
  const t = useT();
  return (
    <div className="sb">
      <header className="sb-h">
        <p className="row gap-2 strong">
          <Icon name="lock-keyhole" size="m" />
          {t("sandbox:name")}
        </p>
        <LanguageLink className="lang">
          <Icon name="globe" size="m" />
        </LanguageLink>
      </header>
      <main id="main" className="sb-m" tabIndex={-1}>
        <p className="sb-test">
          <Icon name="info" size="s" />
          {t("sandbox:test")}
        </p>
        {children}
      </main>
    </div>
  );
}
