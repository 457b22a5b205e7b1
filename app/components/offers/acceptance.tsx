import { ButtonLink, SubmitButton } from "~/components/ui/button";
import { Form } from "~/components/ui/form";
import { Note } from "~/components/ui/note";
import { SeenField } from "~/components/ui/seen-field";
import type { ComparedOffer } from "~/contract/offer-fields";
import { Text } from "~/i18n/text";
import { useMoney } from "~/i18n/use-money";
import { useT } from "~/i18n/use-t";

/** Asks whether to accept an offer, where that can be said; else names it. */
export function OfferTitle({ offer: { provider, price, can } }: { offer: ComparedOffer }) {
  const values = {
    name: <bdi className="inline-block">{provider.name}</bdi>,
    price: useMoney()(price),
  };
  return (
    <h1>
      <Text k={can.includes("accept") ? "offers:confirm.question" : "offers:confirm.offer"} values={values} />
    </h1>
  );
}

/** The word that accepts an offer; where it was said before, the way to what follows; else why it cannot be said. */
export function Acceptance({ offer }: { offer: ComparedOffer }) {
  const t = useT();
  const price = useMoney()(offer.price);
  const { can, order_id, is_sender_active } = offer;
  const isOpen = can.includes("accept");
  const notNow = is_sender_active ? "offers:confirm.notNow" : "offers:compare.inactive";
  return (
    <>
      {isOpen ? <Note icon="shield-check">{t("offers:confirm.held", { price })}</Note> : null}
      {order_id ? <Note icon="circle-check">{t("offers:confirm.before")}</Note> : null}
      {isOpen || order_id ? null : <Note tone="amber">{t(notNow)}</Note>}
      <Form className="row gap-3 max-sm:*:w-full">
        <input type="hidden" name="offer" value={offer.id} />
        <SeenField name="round" value={offer.round} />
        {isOpen ? (
          <SubmitButton variant="accent" size="lg" busyLabel={t("offers:accepting")}>
            {t("offers:acceptAndPay", { price })}
          </SubmitButton>
        ) : null}
        {order_id ? (
          <ButtonLink to={`/payment?order=${order_id}`} size="lg">
            {t("offers:confirm.toPayment")}
          </ButtonLink>
        ) : null}
        <ButtonLink to={`/requests/${offer.request_id}`} variant="line" size="lg">
          {t(order_id ? "offers:confirm.toRequest" : "offers:confirm.back")}
        </ButtonLink>
      </Form>
    </>
  );
}
