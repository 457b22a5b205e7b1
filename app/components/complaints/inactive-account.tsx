import type { ReactNode } from "react";
import { ButtonLink, buttonClass, SubmitButton } from "~/components/ui/button";
import { Form } from "~/components/ui/form";
import { Icon } from "~/components/ui/icon";
import { Panel } from "~/components/ui/panel";
import type { ComplaintChoices } from "~/contract/complaint-choices";
import type { Side } from "~/contract/people";
import { LanguageLink, useHref } from "~/i18n/link";
import { useT } from "~/i18n/use-t";
import { ClosedFor } from "./closed-for";
import { HeldJobs } from "./held-jobs";

type Props = {
  /** How support is reached. */
  contact: ReactNode;
  reason: string | null;
  /** The one that stands. */
  appeal: ComplaintChoices["appeal"];
  /** Whose money is held still, and how the reader stands to them. */
  jobs: ComplaintChoices["orders"];
  reader: Side;
  /** What is earned and how it is paid out, or what goes back to a customer. */
  money: ReactNode;
  /** Of the complaints that there are, all are appeals about the account. */
  areAppeals: boolean;
  /** The complaints that there are. */
  children: ReactNode;
};

/** The one page that an inactive account can use: why, how to appeal, which jobs go on, what is still its own, and the way out. */
export function InactiveAccount({
  contact,
  reason,
  appeal,
  jobs,
  reader,
  money,
  areAppeals,
  children,
}: Props) {
  const t = useT();
  return (
    <div className="main-b">
      <div className="wrap stack gap-6">
        <div className="stack gap-2">
          <h1>{t("complaints:inactive.title")}</h1>
          <p className="lg muted measure">{t("complaints:inactive.text")}</p>
        </div>
        {/* On a phone what can be done stands above what was said before. */}
        <div className="split closed-out [--aside:420px]">
          <div className="stack gap-6">
            <ClosedFor reason={reason} called="complaints:inactive.reason" />
            <AppealCall appeal={appeal} />
            <HeldJobs jobs={jobs} reader={reader} />
          </div>
          <div className="stack gap-6">
            {money}
            <OwnData />
          </div>
          <div className="stack gap-6">
            {children ? (
              <section className="stack gap-4" aria-labelledby="others">
                <h2 id="others" className="text-h4">
                  {t(areAppeals ? "complaints:inactive.appeals" : "complaints:inactive.others")}
                </h2>
                {children}
              </section>
            ) : null}
            <section className="stack gap-4" aria-labelledby="ask">
              <h2 id="ask" className="text-h4">
                {t("complaints:inactive.contact")}
              </h2>
              {contact}
            </section>
            <WaysOut />
          </div>
        </div>
      </div>
    </div>
  );
}

/** What each says, and what its way on is called. */
const calls = {
  none: { says: "text", way: "file" },
  open: { says: "under", way: "follow" },
  decided: { says: "decided", way: "read" },
  final: { says: "final", way: "read" },
} as const;

function AppealCall({ appeal }: Pick<Props, "appeal">) {
  const t = useT();
  const standing = appeal?.is_decided ? "decided" : appeal?.is_open ? "open" : "final";
  const { says, way } = calls[appeal === null ? "none" : standing];
  return (
    <Panel title={t(appeal ? "complaints:inactive.appeal.open" : "complaints:inactive.appeal")}>
      <div className="stack gap-4 justify-items-start">
        <p>{t(`complaints:inactive.appeal.${says}`)}</p>
        <ButtonLink
          to={appeal ? `/complaints/${appeal.id}` : "/complaints/new?kind=account_appeal"}
          icon={way === "read" ? "scale" : "lock-open"}
        >
          {t(`complaints:inactive.appeal.${way}`)}
        </ButtonLink>
      </div>
    </Panel>
  );
}

function OwnData() {
  const t = useT();
  const href = useHref();
  return (
    <Panel title={t("complaints:inactive.data")}>
      <div className="stack gap-4 justify-items-start">
        <p>{t("complaints:inactive.data.text")}</p>
        <a className={buttonClass({ variant: "line" })} href={href("/complaints/export")} download>
          <Icon name="download" size="m" />
          {t("complaints:inactive.data.get")}
        </a>
      </div>
    </Panel>
  );
}

function WaysOut() {
  const t = useT();
  const href = useHref();
  return (
    <div className="row">
      <Form action={href("/sign-out")} summary={false}>
        <SubmitButton icon="log-out" variant="line">
          {t("account.logout")}
        </SubmitButton>
      </Form>
      <LanguageLink className={buttonClass({ variant: "line" })}>
        <Icon name="globe" size="m" />
      </LanguageLink>
    </div>
  );
}
