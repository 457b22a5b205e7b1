import { Fragment } from "react";
import { Panel } from "~/components/ui/panel";
import type { Complaint, ComplaintDecision } from "~/contract/complaint-fields";
import { DateTime } from "~/i18n/date-time";
import { type Locale, locales } from "~/i18n/locale";
import { Text } from "~/i18n/text";
import { useReading } from "~/i18n/use-reading";
import { useT } from "~/i18n/use-t";
import { hasEndedOtherwise } from "./ending";
import { Figures, type Sides } from "./figures";

type Props = { complaint: Complaint; sides: Sides };

/** Whether a decision is still to be carried out, has been, or is not what holds any more. */
type Tense = "due" | "done" | "past";

const ofMoney = ["split", "back", "kept"];

/** What has words of its own before it is done, and where it never was: something follows from it. */
const tensed: Record<Exclude<Tense, "done">, string[]> = {
  due: [...ofMoney, "removed"],
  past: [...ofMoney, "removed", "dismissed.account"],
};

/** Who gets a payment on which staff have decided: one side all of it, or both a part. */
function headOf({ outcome, figures }: ComplaintDecision): ComplaintDecision["outcome"] | "back" | "kept" {
  if (figures?.kept.amount === 0) return "back";
  return figures?.refund.amount === 0 ? "kept" : outcome;
}

/** What was decided, in words: an appeal about an account has its own. */
export function useOutcome(kind: Complaint["kind"]) {
  const t = useT();
  return (outcome: ReturnType<typeof headOf>, tense: Tense) => {
    const isAccount = kind === "account_appeal" && (outcome === "upheld" || outcome === "dismissed");
    const word = `${outcome}${isAccount ? ".account" : ""}`;
    return t(
      `complaints:outcome.${word}${tense !== "done" && tensed[tense].includes(word) ? `.${tense}` : ""}`,
    );
  };
}

/** Both languages, the reader's first. */
export const readFirst = (locale: Locale): Locale[] => [locale, ...locales.filter((one) => one !== locale)];

/** Why a decision is not what holds: that on the appeal took its place, or it ended otherwise. */
function pastKey(complaint: Complaint, round: number): string | null {
  if (round < complaint.decisions.length) return "complaints:decision.replaced";
  return hasEndedOtherwise(complaint) ? "complaints:decision.notCarriedOut" : null;
}

/** What was decided, as far as it is done; and until it is, when that will be. */
function Outcome({ complaint, decision }: { complaint: Complaint; decision: ComplaintDecision }) {
  const t = useT();
  const words = useOutcome(complaint.kind);
  const { clock, end } = complaint;
  const past = pastKey(complaint, decision.round);
  const tense = past ? "past" : end ? "done" : "due";
  const head = headOf(decision);
  const isAwaited = tense === "due" && clock?.kind === "appeal" && tensed.due.includes(head);
  return (
    <>
      {past ? <p className="sm muted">{t(past)}</p> : null}
      <p className="strong">{words(head, tense)}</p>
      {isAwaited ? (
        <p>
          <Text k="complaints:decision.due" values={{ due: <DateTime iso={clock.due_at} as="limit" /> }} />
        </p>
      ) : null}
    </>
  );
}

/** Every decision on a complaint, the newest first, with its reasons in the reader's language; for staff in both. */
export function Decisions({ complaint, sides }: Props) {
  const t = useT();
  const { locale } = useReading();
  const languages = sides.reader === "staff" ? readFirst(locale) : [locale];
  return complaint.decisions.toReversed().map((decision) => {
    const { round, figures, rule, reasons, staff, decided_at } = decision;
    return (
      <Panel
        key={round}
        title={t(round === 1 ? "complaints:decision.title" : "complaints:decision.title.2")}
        action={
          <span className="sm muted row gap-x-3 gap-y-0">
            {staff ? <bdi>{staff.name}</bdi> : null} <DateTime iso={decided_at} as="when" />
          </span>
        }
      >
        <div className="stack gap-4">
          <Outcome complaint={complaint} decision={decision} />
          {rule ? <p>{t("complaints:outcome.rule", { rule: t(`reviews:rule.${rule}`) })}</p> : null}
          {figures ? <Figures figures={figures} sides={sides} /> : null}
          {languages.map((language) => (
            <Fragment key={language}>
              <h3 className="sm med">
                {t(
                  sides.reader === "staff"
                    ? `staff:complaints.reason.${language}`
                    : "complaints:decision.reasons",
                )}
              </h3>
              <p className="said wrap-anywhere" lang={language} dir="auto">
                {reasons[language]}
              </p>
            </Fragment>
          ))}
        </div>
      </Panel>
    );
  });
}
