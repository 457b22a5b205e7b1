import type { ReactNode } from "react";
import { Icon } from "~/components/ui/icon";
import { Khatam } from "~/components/ui/khatam";
import { LanguageLink, Link } from "~/i18n/link";
import { useFailureWords } from "./use-failure-words";

/** The frame of the last resort, when not even the frame's own texts could be had. */
export function BareShell({ children }: { children: ReactNode }) {
  const words = useFailureWords();
  return (
    <>
      <a className="skip" href="#main">
        {words.skip}
      </a>
      <header className="site-head">
        <div className="wrap">
          <Link to="/" className="logo" aria-label={words.home}>
            <Khatam />
          </Link>
          <div className="tools">
            <LanguageLink className="lang">
              <Icon name="globe" size="m" />
            </LanguageLink>
          </div>
        </div>
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
    </>
  );
}
