import type { ReactNode } from "react";
import { Segment } from "~/components/ui/chip";
import { Disclosure } from "~/components/ui/disclosure";
import { Icon } from "~/components/ui/icon";
import type { ComparedOffer } from "~/contract/offer-fields";
import type { OfferSort } from "~/contract/offers";
import type { Path } from "~/i18n/link";
import { useT } from "~/i18n/use-t";
import { DiscountDeeds, OfferDeeds } from "./offer-actions";
import { OfferColumn } from "./offer-column";

type Props = {
  offers: ComparedOffer[];
  sort: OfferSort;
  sorts: readonly OfferSort[];
  here: Path;
  /** An offer is accepted: there is nothing left to choose. */
  isChosen: boolean;
  empty: ReactNode;
};

/** Of all that may be done with an offer, the intents of the forms. */
const intentsOf = ({ id, can }: ComparedOffer) => can.map((deed) => `${deed.replaceAll("_", "-")} ${id}`);

/** Offers side by side, with the same rows for all; those on hold, of which nobody decides now, on demand. */
export function Comparison({ offers, sort, sorts, here, isChosen, empty }: Props) {
  const t = useT();
  const [best] = offers;
  const held = offers.filter(({ status }) => status === "on_hold");
  const shown = offers.filter((offer) => !held.includes(offer));
  return (
    <section className="mt-8" aria-labelledby="offers">
      <div className="head mb-4">
        <h2 id="offers">
          {isChosen ? t("offers:compare.others") : t("offers:compare.title", { count: offers.length })}
        </h2>
        {offers.length > 1 && !isChosen ? (
          <div className="row gap-2">
            <span className="sm muted">{t("offers:sort.label")}</span>
            <Segment
              label={t("offers:sort.label")}
              views={sorts.map((one) => ({
                to: `${here}?sort=${one}#offers` as Path,
                label: t(`offers:sort.${one}`),
                current: one === sort,
              }))}
            />
          </div>
        ) : null}
      </div>
      {best ? (
        <>
          <Columns offers={shown} best={best} />
          {held.length > 0 ? (
            <Disclosure
              icon="pause"
              summary={t("offers:compare.onHold", { count: held.length })}
              holds={held.flatMap(intentsOf)}
            >
              <Columns offers={held} best={best} />
            </Disclosure>
          ) : null}
          {isChosen ? null : (
            <p className="sm muted row nowrap top gap-2 mt-3 measure">
              <Icon name="shield-check" size="m" />
              {t("offers:compare.held")}
            </p>
          )}
        </>
      ) : (
        empty
      )}
    </section>
  );
}

function Columns({ offers, best }: { offers: ComparedOffer[]; best: ComparedOffer }) {
  if (offers.length === 0) return null;
  return (
    <div className="cmp tiles">
      {offers.map((offer) => (
        <OfferColumn
          key={offer.id}
          offer={offer}
          deeds={<OfferDeeds offer={offer} isBest={offer.id === best.id} />}
        >
          <DiscountDeeds offer={offer} />
        </OfferColumn>
      ))}
    </div>
  );
}
