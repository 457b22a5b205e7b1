import type { ReactNode } from "react";
import { ButtonLink } from "~/components/ui/button";
import { CallBand } from "~/components/ui/call-band";
import { Disclosure } from "~/components/ui/disclosure";
import { Panel } from "~/components/ui/panel";
import { Link } from "~/i18n/link";
import { Text } from "~/i18n/text";
import { useT } from "~/i18n/use-t";

/** The promise to technicians, and the way in. */
export function JoinHero() {
  const t = useT();
  const login = (words: ReactNode) => <Link to="/login">{words}</Link>;
  return (
    <section className="hero on-dark">
      <div className="hero-art" aria-hidden="true" />
      <div className="wrap hero-in">
        <div className="hero-copy">
          <h1>{t("join:hero.title")}</h1>
          <p className="hero-sub">{t("join:hero.text")}</p>
          <ButtonLink to="/RegisterProvider" variant="accent" size="lg">
            {t("join:hero.join")}
          </ButtonLink>
          <p className="hero-links">
            <span>
              <Text k="join:hero.login" values={{ login }} />
            </span>
          </p>
        </div>
      </div>
    </section>
  );
}

/** From sign-up to the first job, beside what it costs. */
export function JoinSteps() {
  const t = useT();
  return (
    <section className="section" aria-labelledby="how">
      <div className="wrap split [--aside:420px]">
        <div>
          <h2 id="how">{t("join:how.title")}</h2>
          <ol className="how-list">
            {[1, 2, 3, 4].map((step) => (
              <li key={step}>
                <h3>{t(`join:how.${step}.title`)}</h3>
                <p className="muted">{t(`join:how.${step}.text`)}</p>
              </li>
            ))}
          </ol>
        </div>
        <Cost />
      </div>
    </section>
  );
}

function Cost() {
  const t = useT();
  return (
    <Panel title={t("join:cost.title")} flush>
      <dl className="list">
        {(["signUp", "requests", "offers", "job"] as const).map((deed) => (
          <div key={deed} className="row between px-6 py-3">
            <dt>{t(`join:cost.${deed}`)}</dt>
            <dd className="strong">{t(deed === "job" ? "join:cost.commission" : "join:cost.free")}</dd>
          </div>
        ))}
      </dl>
      <p className="sm muted pad ruled">{t("join:cost.note")}</p>
    </Panel>
  );
}

/** What technicians ask before they join. */
export function JoinQuestions() {
  const t = useT();
  return (
    <section className="section quiet" aria-labelledby="questions">
      <div className="wrap">
        <h2 id="questions">{t("join:ask.title")}</h2>
        <div className="measure mt-6">
          {["phone", "choice", "approval", "papers"].map((name) => (
            <Disclosure key={name} summary={t(`join:ask.${name}`)} icon="circle-question-mark">
              <p>{t(`join:ask.${name}.answer`)}</p>
            </Disclosure>
          ))}
        </div>
      </div>
    </section>
  );
}

/** The way in once more. */
export function JoinCall() {
  const t = useT();
  return (
    <CallBand
      id="join"
      title={t("join:end.title")}
      text={t("join:end.text")}
      action={{ to: "/RegisterProvider", label: t("join:hero.join") }}
    />
  );
}
