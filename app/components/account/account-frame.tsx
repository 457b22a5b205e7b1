import type { ReactNode } from "react";
import { Icon } from "~/components/ui/icon";
import { Logo } from "~/components/ui/logo";
import type { AccountType } from "~/contract/people";
import { LanguageLink, Link } from "~/i18n/link";
import { useT } from "~/i18n/use-t";

/** The look of every page on the way in: the form at the start, a wall of tiles with a person's sentence at the end. */
export function AccountFrame({
  voice = "customer",
  isWide,
  children,
}: {
  voice?: AccountType;
  /** For a form that asks for more than a few lines. */
  isWide?: boolean;
  children: ReactNode;
}) {
  const t = useT();
  return (
    <div className="auth">
      <div className="au-l">
        <header className="au-h">
          <Logo />
          <LanguageLink className="lang">
            <Icon name="globe" size="m" />
          </LanguageLink>
        </header>
        <main id="main" className={isWide ? "au-m au-wide" : "au-m"} tabIndex={-1}>
          {children}
        </main>
        <footer className="au-f sm muted row gap-x-3">
          <Link to="/terms">{t("account:terms")}</Link>
          <Link to="/privacy">{t("account:privacy")}</Link>
          <Link to="/contact">{t("account:help")}</Link>
        </footer>
      </div>
      <aside className="au-a on-dark" aria-label={t("account:aside")}>
        <div className="au-q">
          <p className="lg">{t(`account:voice.${voice}`)}</p>
          <p className="sm">{t(`account:voice.${voice}.who`)}</p>
        </div>
      </aside>
    </div>
  );
}
