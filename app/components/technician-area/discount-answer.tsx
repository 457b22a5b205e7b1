import { AffixField } from "~/components/ui/affix-field";
import { SubmitButton } from "~/components/ui/button";
import { Disclosure } from "~/components/ui/disclosure";
import { Form } from "~/components/ui/form";
import { SeenField } from "~/components/ui/seen-field";
import { TextField } from "~/components/ui/text-field";
import type { SentOffer } from "~/contract/offer-fields";
import { symbolOf } from "~/i18n/currency";
import { useMoney } from "~/i18n/use-money";
import { useReading } from "~/i18n/use-reading";
import { useT } from "~/i18n/use-t";

type Props = {
  offer: SentOffer;
  /** Among others of its kind: no button stands out. */
  isOneOfMany?: boolean;
};

/** A customer asks for a lower price: accept it, name another, or keep the own one. */
export function DiscountAnswer({ offer, isOneOfMany }: Props) {
  const t = useT();
  const money = useMoney();
  const { locale } = useReading();
  const { asked_price, price, earning } = offer;
  if (!asked_price) return null;
  const asked = money(asked_price);
  const counter = `counter-discount ${offer.id}`;
  const question = <SeenField name="asked" value={asked_price.amount} />;
  return (
    <div className="stack gap-3">
      <p className="sm">
        {t("technicianArea:discount.earning", {
          own: money(price),
          price: asked,
          payout: money(earning.payout),
          commission: money(earning.commission),
        })}
      </p>
      <div className="row gap-3">
        <Form intent={`accept-discount ${offer.id}`} summary={false}>
          {question}
          <SubmitButton variant={isOneOfMany ? "soft" : "primary"} busyLabel={t("technicianArea:busy")}>
            {t("technicianArea:discount.accept", { price: asked })}
          </SubmitButton>
        </Form>
        <Form intent={`decline-discount ${offer.id}`} summary={false}>
          {question}
          <SubmitButton variant="line" busyLabel={t("technicianArea:busy")}>
            {t("technicianArea:discount.decline", {
              price: money(price),
            })}
          </SubmitButton>
        </Form>
      </div>
      <Disclosure icon="badge-percent" summary={t("technicianArea:discount.counter")} holds={counter}>
        <Form intent={counter} className="stack gap-2.5" summary={false}>
          {question}
          <AffixField
            name="price"
            label={t("technicianArea:discount.price")}
            before={symbolOf(price.currency, locale)}
          />
          <TextField name="note" label={t("offers:note")} optional />
          <SubmitButton variant="soft" busyLabel={t("technicianArea:busy")}>
            {t("technicianArea:discount.send")}
          </SubmitButton>
        </Form>
      </Disclosure>
    </div>
  );
}
