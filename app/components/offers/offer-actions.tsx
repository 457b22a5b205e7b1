import { AffixField } from "~/components/ui/affix-field";
import { ButtonLink, SubmitButton } from "~/components/ui/button";
import { Disclosure } from "~/components/ui/disclosure";
import { Form } from "~/components/ui/form";
import { TextField } from "~/components/ui/text-field";
import type { ComparedOffer } from "~/contract/offer-fields";
import { symbolOf } from "~/i18n/currency";
import { formatMoney, writeAmount } from "~/i18n/money";
import { formatPercent } from "~/i18n/number";
import { useReading } from "~/i18n/use-reading";
import { useT } from "~/i18n/use-t";

const may = (offer: ComparedOffer, deed: ComparedOffer["can"][number]) => offer.can.includes(deed);

/** To ask for a lower price, or to take that back. */
export function DiscountDeeds({ offer }: { offer: ComparedOffer }) {
  const t = useT();
  if (may(offer, "ask_discount")) return <AskDiscount offer={offer} />;
  if (!may(offer, "take_back")) return null;
  return (
    <OfferForm offer={offer} intent="take-back">
      <SubmitButton variant="line" size="sm" busyLabel={t("offers:busy")}>
        {t("offers:takeBack")}
      </SubmitButton>
    </OfferForm>
  );
}

/** To accept an offer, or to decline it. The first of the order stands out. */
export function OfferDeeds({ offer, isBest }: { offer: ComparedOffer; isBest: boolean }) {
  const t = useT();
  const reading = useReading();
  const price = formatMoney(reading.locale, reading.digits, offer.price.amount, offer.price.currency);
  return (
    <>
      {may(offer, "accept") ? (
        <ButtonLink
          to={`/requests/${offer.request_id}/accept?offer=${offer.id}`}
          variant={isBest ? "accent" : "line"}
        >
          {t(isBest ? "offers:acceptAndPay" : "offers:accept", { price })}
        </ButtonLink>
      ) : null}
      {may(offer, "decline") ? (
        <OfferForm offer={offer} intent="decline">
          <SubmitButton variant="ghost" busyLabel={t("offers:busy")}>
            {t("offers:decline")}
            <span className="vh"> {t("offers:compare.from", { name: offer.provider.name })}</span>
          </SubmitButton>
        </OfferForm>
      ) : null}
    </>
  );
}

function OfferForm({
  offer,
  intent,
  children,
}: {
  offer: ComparedOffer;
  intent: string;
  children: React.ReactNode;
}) {
  return (
    <Form intent={`${intent} ${offer.id}`} summary={false}>
      {children}
    </Form>
  );
}

const discounts = [5, 10, 15];

/** Three quick prices, or one's own. The field wins over the chips; scripts fill it from them. */
function AskDiscount({ offer }: { offer: ComparedOffer }) {
  const t = useT();
  const reading = useReading();
  const { amount, currency } = offer.price;
  const intent = `ask-discount ${offer.id}`;
  const major = (percent: number) => writeAmount(Math.round((amount * (100 - percent)) / 100), currency);
  function fill(event: React.FormEvent<HTMLElement>) {
    const chip = event.target as HTMLInputElement;
    const field = chip.form?.elements.namedItem("price");
    if (chip.name === "quick" && field instanceof HTMLInputElement) field.value = chip.value;
  }
  return (
    <Disclosure icon="badge-percent" summary={t("offers:askDiscount")} holds={intent}>
      <Form intent={intent} className="stack gap-2.5" summary={false} onInput={fill}>
        <fieldset className="row gap-1.5">
          <legend className="vh">{t("offers:quickAmounts")}</legend>
          {discounts.map((percent) => (
            <label key={percent} className="chip">
              <input type="radio" name="quick" value={major(percent)} />
              <bdi className="num" dir="ltr">
                {formatPercent(reading, -percent / 100)}
              </bdi>
            </label>
          ))}
        </fieldset>
        <AffixField
          name="price"
          label={t("offers:yourPrice")}
          before={symbolOf(currency, reading.locale)}
          inputMode="decimal"
        />
        <TextField name="note" label={t("offers:note")} optional />
        <p className="hint">{t("offers:asksLeft", { count: offer.asks_left })}</p>
        <SubmitButton variant="soft" busyLabel={t("offers:busy")}>
          {t("offers:sendDiscount")}
        </SubmitButton>
      </Form>
    </Disclosure>
  );
}
