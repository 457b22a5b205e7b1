import { SubmitButton } from "~/components/ui/button";
import { Checkbox, SegmentChoices } from "~/components/ui/choices";
import { Form } from "~/components/ui/form";
import type { Constraints } from "~/components/ui/form-context";
import { Panel } from "~/components/ui/panel";
import { SeenField } from "~/components/ui/seen-field";
import type { Taken } from "~/components/ui/taken";
import { TextArea, TextField } from "~/components/ui/text-field";
import type { Money } from "~/contract/endpoint";
import type { SentOffer } from "~/contract/offer-fields";
import { useT } from "~/i18n/use-t";
import type { Earning } from "./earning-note";
import { OfferPrice } from "./offer-price";
import { OfferTime } from "./offer-time";

type Props = {
  /** An own offer that is being revised. */
  offer: SentOffer | null;
  /** The request's version. */
  version: number;
  earning: Earning | null;
  /** When the technician is taken already. */
  taken: Taken;
  price_floor: Money;
  visit_floor: Money;
  commission: { rate_percent: number; minimum: Money };
  usual_warranty_days: number;
  constraints: Constraints;
};

const kinds = ["fixed", "inspection"] as const;

const labels = {
  kind: "technicianArea:offer.kind",
  price: "technicianArea:offer.price",
  visit_fee: "technicianArea:offer.visitFee",
  starts_at: "technicianArea:offer.start",
  arrival_minutes: "technicianArea:offer.arrival",
  duration: "technicianArea:offer.duration",
  warranty_days: "technicianArea:offer.warranty",
  valid_hours: "technicianArea:offer.valid",
  included: "technicianArea:offer.included",
  message: "technicianArea:offer.message",
};

/** Price, start, duration, warranty, words: an offer to send, or one to revise. */
export function OfferForm(props: Props) {
  const { offer, version, earning, taken, price_floor, visit_floor, commission, constraints } = props;
  const { usual_warranty_days } = props;
  const t = useT();
  return (
    <Panel id="offer" title={t(offer ? "technicianArea:offer.revise" : "technicianArea:offer.send")}>
      <Form
        className="stack gap-4.5"
        intent={offer ? `revise ${offer.id}` : "send"}
        constraints={constraints}
        labels={labels}
      >
        <SeenField name="version" value={version} />
        <SegmentChoices
          name="kind"
          label={t("technicianArea:offer.kind")}
          hint={t("technicianArea:offer.kind.hint")}
          choices={kinds.map((value) => ({ value, label: t(`technicianArea:offer.kind.${value}`) }))}
          defaultValue={offer?.kind ?? "fixed"}
        />
        <OfferPrice
          offer={offer}
          floors={{ job: price_floor, visit: visit_floor }}
          commission={commission}
          earning={earning}
        />
        <OfferTime {...{ offer, taken, usual_warranty_days }} />
        <OfferWords offer={offer} />
        <SubmitButton variant="accent" size="lg" busyLabel={t("technicianArea:offer.sending")}>
          {t(offer ? "technicianArea:offer.reviseSubmit" : "technicianArea:offer.sendSubmit")}
        </SubmitButton>
      </Form>
    </Panel>
  );
}

function OfferWords({ offer }: { offer: SentOffer | null }) {
  const t = useT();
  return (
    <>
      <Checkbox
        name="includes_materials"
        label={t("technicianArea:offer.materials")}
        defaultChecked={offer?.includes_materials}
      />
      <TextField
        name="included"
        label={t("technicianArea:offer.included")}
        optional
        defaultValue={offer?.included}
      />
      <TextArea
        name="message"
        label={t("technicianArea:offer.message")}
        hint={t("technicianArea:offer.message.hint")}
        optional
        defaultValue={offer?.message}
      />
    </>
  );
}
