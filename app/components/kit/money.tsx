import { Definitions, Receipt } from "~/components/ui/definitions";
import { Disclosure } from "~/components/ui/disclosure";
import { EscrowStrip } from "~/components/ui/escrow-strip";
import { FactTiles, Panel } from "~/components/ui/panel";
import { Price } from "~/components/ui/price";
import { useT } from "~/i18n/use-t";

const icons = {
  pay: "credit-card",
  hold: "shield-check",
  approve: "circle-check",
  paid: "banknote",
} as const;
const steps = ["pay", "hold", "approve", "paid"] as const;

function SampleReceipt() {
  const t = useT();
  const discount = <Price minor={-6000} currency="EGP" className="text-green-600" />;
  return (
    <Panel flush>
      <div className="pad strong">{t("kit:input.value")}</div>
      <Receipt
        lines={[
          { term: t("kit:receipt.agreed"), value: <Price minor={48000} currency="EGP" /> },
          { term: t("kit:receipt.discount"), value: discount },
        ]}
        total={{ term: t("kit:receipt.total"), value: <Price minor={42000} currency="EGP" size="xl" /> }}
      />
    </Panel>
  );
}

export function Money() {
  const t = useT();
  const facts = ["start", "warranty"].map((name) => ({
    term: t(`kit:definition.${name}`),
    value: t(`kit:definition.${name}Value`),
  }));
  const escrow = steps.map((step) => ({
    icon: icons[step],
    title: t(`kit:escrow.${step}`),
    note: t(`kit:escrow.${step}Note`),
    here: step === "hold",
  }));
  return (
    <>
      <EscrowStrip steps={escrow} />
      <div className="g3c">
        <SampleReceipt />
        <Panel title={t("kit:card.definitions")} level={3}>
          <Definitions rows={facts} />
          <Disclosure summary={t("kit:card.more")} icon="badge-percent">
            <p className="muted">{t("kit:card.moreText")}</p>
          </Disclosure>
        </Panel>
        <FactTiles className="grid-cols-2" facts={facts} />
      </div>
    </>
  );
}
