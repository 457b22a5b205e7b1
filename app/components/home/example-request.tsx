import { Avatar } from "~/components/ui/avatar";
import { Badge } from "~/components/ui/badge";
import { Icon } from "~/components/ui/icon";
import { Rating } from "~/components/ui/rating";
import { NameSeal } from "~/components/ui/seal";
import { Text } from "~/i18n/text";
import { useT } from "~/i18n/use-t";

/** An example, and called one: nobody's request. The first offer is the chosen and verified one. */
const offers = [
  { name: "home:example.name.1", rating: 4.9, reviews: 186 },
  { name: "home:example.name.2", rating: 4.9, reviews: 214 },
  { name: "home:example.name.3", rating: 4.6, reviews: 58 },
];

export function ExampleRequest({ prices }: { prices: string[] }) {
  const t = useT();
  return (
    <figure className="sheetcard" aria-label={t("home:example")}>
      <div className="sc-top">
        <div className="row between nowrap top">
          <div>
            <p className="xs muted">{t("home:example.label")}</p>
            <p className="strong lg">{t("home:example.title")}</p>
          </div>
          <Badge tone="blue" icon="tags">
            {t("home:example.status")}
          </Badge>
        </div>
        <p className="sm muted row gap-x-3 gap-y-1 mt-2">
          <span className="row gap-1.5">
            <Icon name="map-pin" size="s" />
            {t("home:example.place")}
          </span>
          <span className="row gap-1.5">
            <Icon name="calendar" size="s" />
            {t("home:example.when")}
          </span>
        </p>
      </div>
      <ul className="list sc-offers">
        {offers.map((offer, index) => (
          <Offer key={offer.name} {...offer} price={prices[index] ?? ""} isChosen={index === 0} />
        ))}
      </ul>
      <Held price={prices[0] ?? ""} />
    </figure>
  );
}

type OfferProps = (typeof offers)[number] & { price: string; isChosen: boolean };

function Offer({ name, rating, reviews, price, isChosen }: OfferProps) {
  const t = useT();
  return (
    <li className={isChosen ? "chosen" : undefined}>
      <Avatar name={t(name)} shape="octagon" />
      <span className="grow">
        <span className="med block">
          {t(name)}
          <NameSeal verified={isChosen} />
        </span>
        <span className="sm">
          <Rating value={rating} count={reviews} />
        </span>
      </span>
      <bdi className={isChosen ? "price strong" : "price"}>{price}</bdi>
      {isChosen ? (
        <span className="sc-ok">
          <Icon name="check" size="s" />
          <span className="vh">{t("home:example.chosen")}</span>
        </span>
      ) : null}
    </li>
  );
}

function Held({ price }: { price: string }) {
  const t = useT();
  const amount = <span className="price">{price}</span>;
  return (
    <div className="sc-hold">
      <Icon name="shield-check" size="m" />
      <span className="grow">
        <Text k="home:example.held" values={{ amount, brand: t("brand") }} />
        <span className="xs block">{t("home:example.paidOut")}</span>
      </span>
    </div>
  );
}
