import { SubmitButton } from "~/components/ui/button";
import { ChoiceList } from "~/components/ui/choices";
import { Disclosure } from "~/components/ui/disclosure";
import { Form } from "~/components/ui/form";
import type { Constraints } from "~/components/ui/form-context";
import { Note } from "~/components/ui/note";
import type { SandboxSession } from "~/contract/sandbox";
import { formatMoney } from "~/i18n/money";
import { useReading } from "~/i18n/use-reading";
import { useT } from "~/i18n/use-t";
import { CardFields } from "./card-fields";

const main: readonly string[] = ["pay", "confirm", "payLate"];
const refunds = ["done", "pending", "fails"] as const;
const manners = ["usual", "twice", "reversed", "later"] as const;

const labels = {
  card_number: "sandbox:card.number",
  expiry: "sandbox:card.expiry",
  code: "sandbox:card.code",
  holder: "sandbox:card.holder",
};

/** What the payer, or the payer's bank, can do now, and how the gateway tells of it. */
export function PressForm({ session, constraints }: { session: SandboxSession; constraints: Constraints }) {
  const t = useT();
  const { locale, digits } = useReading();
  const amount = formatMoney(locale, digits, session.amount.amount, session.amount.currency);
  if (session.can.length === 0) return <p className="muted">{t("sandbox:nothing")}</p>;
  return (
    <Form className="stack gap-5" constraints={constraints} labels={labels}>
      {session.can.includes("pay") ? <CardFields cards={session.cards} /> : null}
      <div className="stack gap-3">
        {session.can.map((press) => (
          <SubmitButton
            key={press}
            name="press"
            value={press}
            variant={main.includes(press) ? "primary" : "line"}
            size={main.includes(press) ? "lg" : "md"}
            block
            formNoValidate={press !== "pay"}
            busyLabel={t("sandbox:pressing")}
          >
            {t(`sandbox:press.${press}`, { amount })}
          </SubmitButton>
        ))}
      </div>
      <Manners refunds={session.refunds} />
    </Form>
  );
}

/** At the payment itself: that the last try did not go through, and what can be done, as long as it is to be paid. */
export function Declined({ session }: { session: SandboxSession }) {
  const t = useT();
  if (session.state !== "open") return null;
  return (
    <Note tone="red" role="status">
      <p className="med">{t("sandbox:declined")}</p>
      <p>{t("sandbox:declined.then")}</p>
    </Note>
  );
}

/** How the gateway's events come, and what becomes of refunds. */
function Manners({ refunds: usual }: Pick<SandboxSession, "refunds">) {
  const t = useT();
  return (
    <Disclosure summary={t("sandbox:options")} icon="settings">
      <div className="stack gap-5">
        <ChoiceList
          name="refunds"
          label={t("sandbox:refunds")}
          defaultValue={usual}
          choices={refunds.map((value) => ({ value, label: t(`sandbox:refunds.${value}`) }))}
        />
        <ChoiceList
          name="manner"
          label={t("sandbox:manner")}
          defaultValue="usual"
          choices={manners.map((value) => ({ value, label: t(`sandbox:manner.${value}`) }))}
        />
      </div>
    </Disclosure>
  );
}
