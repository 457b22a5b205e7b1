import { Price } from "~/components/ui/price";
import type { Offer } from "~/contract/offer-fields";
import type { AccountType, Side } from "~/contract/people";
import { Text } from "~/i18n/text";

type Props = {
  rounds: Offer["rounds"];
  /** The technician's name, for the customer's eyes and the staff's. */
  provider?: string;
  reader: AccountType;
};

/** Staff read of each side what the other one reads. */
const readerOf = (reader: Props["reader"], by: Side) => {
  if (reader !== "staff") return reader;
  return by === "provider" ? "customer" : "provider";
};

/** Every price that either side named after the first, in order; the latest stands out. */
export function Negotiation({ rounds, provider, reader }: Props) {
  const later = rounds.slice(1);
  if (later.length === 0) return null;
  return (
    <ol className="nego">
      {later.map((round, index) => (
        <li key={round.at} className={index === later.length - 1 ? "in" : undefined}>
          <span className="sm">
            <span className={index === later.length - 1 ? "med" : "muted"}>
              <Text
                k={`offers:round.${readerOf(reader, round.by)}.${round.by}.${round.kind}`}
                values={{ name: provider ?? "" }}
              />
            </span>
            {round.note ? (
              <span className="block muted" dir="auto">
                {round.note}
              </span>
            ) : null}
          </span>
          <Price minor={round.price.amount} currency={round.price.currency} />
        </li>
      ))}
    </ol>
  );
}
