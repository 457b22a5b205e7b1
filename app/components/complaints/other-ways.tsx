import { SubmitButton } from "~/components/ui/button";
import { Disclosure } from "~/components/ui/disclosure";
import { Form } from "~/components/ui/form";
import { Panel } from "~/components/ui/panel";
import type { Complaint } from "~/contract/complaint-fields";
import { useT } from "~/i18n/use-t";

type Way = { intent: string; icon: "scale" | "undo-2"; title: string; says: string[]; submit: string };

const handOver: Way = {
  ...{ intent: "hand-over", icon: "scale", title: "complaints:handOver.title" },
  ...{ says: ["complaints:handOver.text"], submit: "complaints:handOver.submit" },
};

function withdrawal({ kind, is_dispute, withdrawals_left }: Complaint): Way {
  const form = kind === "account_appeal" ? ".appeal" : is_dispute ? ".dispute" : "";
  return {
    ...{ intent: "withdraw", icon: "undo-2", submit: "complaints:withdraw.submit" },
    title: `complaints:withdraw.title${form}`,
    says: [
      `complaints:withdraw.text${form}`,
      ...(withdrawals_left === 1 ? ["complaints:withdraw.last"] : []),
    ],
  };
}

/** Why it stays, and what ends it: an agreement only as long as both can agree. */
const mayNotWithdraw = ({ status, closed_accounts }: Complaint) =>
  closed_accounts.length === 0 && status !== "under_review"
    ? "complaints:withdraw.none"
    : "complaints:withdraw.none.decided";

/** What a party may do besides: hand it over to staff, take it back, or why that is not possible any more. */
export function OtherWays({ complaint }: { complaint: Complaint }) {
  const t = useT();
  const { can } = complaint;
  const ways = [
    ...(can.includes("hand_over") ? [handOver] : []),
    ...(can.includes("withdraw") ? [withdrawal(complaint)] : []),
  ];
  return (
    <>
      <Ways ways={ways} />
      {complaint.withdrawals_left === 0 ? <p className="sm muted">{t(mayNotWithdraw(complaint))}</p> : null}
    </>
  );
}

/** One way alone needs no heading. */
function Ways({ ways }: { ways: Way[] }) {
  const t = useT();
  const [first, ...others] = ways;
  if (!first) return null;
  if (others.length === 0)
    return (
      <Disclosure key={first.intent} icon={first.icon} summary={t(first.title)} holds={first.intent}>
        <WayForm way={first} />
      </Disclosure>
    );
  return (
    <Panel title={t("complaints:more.title")}>
      <ul className="deeds">
        {ways.map((way) => (
          <li key={way.intent}>
            <Disclosure look="bare" icon={way.icon} summary={t(way.title)} holds={way.intent}>
              <WayForm way={way} />
            </Disclosure>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function WayForm({ way: { intent, says, submit } }: { way: Way }) {
  const t = useT();
  return (
    <Form intent={intent} className="stack gap-3" summary={false}>
      {says.map((line) => (
        <p key={line} className="sm muted">
          {t(line)}
        </p>
      ))}
      <SubmitButton variant="line" className="justify-self-start" busyLabel={t("complaints:split.busy")}>
        {t(submit)}
      </SubmitButton>
    </Form>
  );
}
