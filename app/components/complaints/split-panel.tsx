import { SubmitButton } from "~/components/ui/button";
import { Disclosure } from "~/components/ui/disclosure";
import { Form } from "~/components/ui/form";
import type { Constraints } from "~/components/ui/form-context";
import { FreshFields } from "~/components/ui/fresh-fields";
import { Panel } from "~/components/ui/panel";
import { TextField } from "~/components/ui/text-field";
import type { Complaint } from "~/contract/complaint-fields";
import type { SplitProposal } from "~/contract/split-fields";
import { useMoney } from "~/i18n/use-money";
import { useT } from "~/i18n/use-t";
import type { Sides } from "./figures";
import { Proposal } from "./proposal";
import { partOf, SplitField } from "./split-field";

type Props = {
  complaint: Complaint;
  sides: Sides;
  /** The other side's name; staff read each side's own. */
  other?: string;
  constraints: Constraints;
};

/** How both sides try to agree on the money: what was proposed, and the form for a proposal. */
export function SplitPanel({ complaint, sides, other, constraints }: Props) {
  const t = useT();
  const money = useMoney();
  const { status, amount, proposals, can, proposals_left } = complaint;
  const areBothActive = complaint.closed_accounts.length === 0;
  const isOn = status === "negotiating";
  const isStaff = sides.reader === "staff";
  if (!amount || (!isOn && proposals.length === 0)) return null;
  return (
    <Panel title={t(isOn && !isStaff ? "complaints:split.title" : "complaints:split.title.over")}>
      <div className="stack gap-5">
        {isOn ? (
          <p className="measure">
            {t(`complaints:split.${areBothActive ? "text" : "closed"}${isStaff ? ".staff" : ""}`, {
              amount: money(amount),
            })}
          </p>
        ) : null}
        {proposals.length > 0 ? (
          <ol className="props">
            {proposals.map((one) => (
              <Proposal
                key={one.id}
                proposal={one}
                sides={sides}
                name={other ?? nameOf(one.side, complaint)}
              />
            ))}
          </ol>
        ) : null}
        {can.includes("propose") ? (
          <Propose complaint={complaint} amount={amount} sides={sides} constraints={constraints} />
        ) : null}
        {isOn && !isStaff && areBothActive && proposals_left === 0 ? (
          <p className="sm muted">{t("complaints:split.none")}</p>
        ) : null}
      </div>
    </Panel>
  );
}

const nameOf = (side: SplitProposal["side"], { filer, other }: Complaint) =>
  (side === "filer" ? filer : other)?.name ?? "";

type FormProps = Pick<Props, "complaint" | "sides" | "constraints"> & {
  amount: NonNullable<Complaint["amount"]>;
};

/** A proposal of one's own; beside one that is open it stands back. */
function Propose(props: FormProps) {
  const t = useT();
  if (!props.complaint.proposals.some(({ status }) => status === "open")) return <ProposeForm {...props} />;
  return (
    <Disclosure icon="pencil" summary={t("complaints:split.another")} holds="propose">
      <ProposeForm {...props} />
    </Disclosure>
  );
}

function ProposeForm({ complaint, amount, sides, constraints }: FormProps) {
  const t = useT();
  return (
    <Form
      intent="propose"
      className="stack gap-4 measure"
      constraints={constraints}
      labels={{ [partOf(sides)]: `complaints:split.amount.${sides.reader}`, note: "complaints:split.note" }}
      summary={false}
    >
      <FreshFields>
        <SplitField id={complaint.id} amount={amount} sides={sides} />
        <TextField name="note" label={t("complaints:split.note")} optional />
      </FreshFields>
      <div className="row gap-x-4 gap-y-1.5">
        <SubmitButton busyLabel={t("complaints:split.busy")}>{t("complaints:split.send")}</SubmitButton>
        <span className="sm muted">{t("complaints:split.left", { count: complaint.proposals_left })}</span>
      </div>
    </Form>
  );
}
