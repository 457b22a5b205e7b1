import { Icon } from "~/components/ui/icon";
import { Logo } from "~/components/ui/logo";
import { LanguageLink } from "~/i18n/link";
import { useT } from "~/i18n/use-t";
import { SignUp, SignUpSteps } from "./sign-up-form";

const steps = ["step1", "step2", "step3"] as const;

/** Provider sign-up in the look of the technician area: where its pages will be, the way there. */
export function AreaSignUp() {
  const t = useT();
  return (
    <div className="app min-h-dvh">
      <aside className="side on-dark" aria-label={t("account:aside")}>
        <div className="side-in">
          <div className="side-t">
            <Logo />
          </div>
          <ol className="how-list px-6 text-blue-200">
            {steps.map((step) => (
              <li key={step}>
                <p className="sm">{t(`account:area.${step}`)}</p>
              </li>
            ))}
          </ol>
        </div>
      </aside>
      <div className="app-m">
        <header className="app-h">
          <span className="app-logo">
            <Logo />
          </span>
          <LanguageLink className="lang end">
            <Icon name="globe" size="m" />
          </LanguageLink>
        </header>
        <main id="main" className="app-c" tabIndex={-1}>
          <div className="stack gap-5 asu">
            <SignUpSteps />
            <h1 className="h1s">{t("account:signUp.provider.title")}</h1>
            <div className="panel pad stack gap-4.5">
              <SignUp kind="provider" />
            </div>
          </div>
        </main>
      </div>
    </div>
  );
}
