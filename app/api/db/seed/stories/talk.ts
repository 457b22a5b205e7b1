import type { Locale } from "~/i18n/locale";
import { later } from "../clock";
import { discountNotes } from "../offers/closings";
import type { Provider } from "../people/technicians";
import type { Random } from "../random";
import type { Talk } from "./plan";
import type { OfferRow, RoundRow } from "./rows";
import { type Teller, within } from "./teller";
import { priceNear } from "./terms";

type Step = { by: RoundRow["by"]; kind: RoundRow["kind"]; price: number; note: string; at: Date };

const eventOf = {
  revised: "revise",
  asked: "askDiscount",
  countered: "counterDiscount",
  accepted: "acceptDiscount",
  declined: "declineDiscount",
  taken_back: "takeBackDiscount",
} as const;

type Bargain = { provider: Provider; floor: number; until: Date };

/** Prices that the provider names make a new round of terms. */
const changesTerms: RoundRow["kind"][] = ["revised", "countered", "accepted"];

/** Technicians answer a discount request as fast as anything else. */
function replyAt(askedAt: Date, { provider, until }: Bargain, random: Random): Date {
  const wished = later(askedAt, provider.pace * (0.4 + random.next() * 1.4));
  return wished < until ? wished : within(askedAt, until, random);
}

/** The rounds of a talk about the price, in order. Times lie between the sending and `until`. */
function stepsOf(talk: Talk, offer: OfferRow, part: Bargain, { plan, random }: Teller): Step[] {
  const theirs: Locale = plan.customer.locale;
  const note = (kind: keyof typeof discountNotes, locale: Locale) => random.pick(discountNotes[kind][locale]);
  const answer = part.provider.locale;
  const down = (share: number) => priceNear(offer.price * share, part.floor);
  const askedAt = within(
    offer.createdAt,
    talk === "asked" ? part.until : within(offer.createdAt, part.until, random),
    random,
  );
  const answeredAt = replyAt(askedAt, part, random);
  const ask: Step = {
    by: "customer",
    kind: "asked",
    price: down(0.84 + random.next() * 0.08),
    note: note("asked", theirs),
    at: askedAt,
  };
  const reply = (
    kind: RoundRow["kind"],
    price: number,
    words: string,
    by: RoundRow["by"] = "provider",
  ): Step[] => [ask, { by, kind, price, note: words, at: answeredAt }];
  switch (talk) {
    case "none":
      return [];
    case "revised":
      return [
        { by: "provider", kind: "revised", price: down(0.9), note: note("revised", answer), at: askedAt },
      ];
    case "asked":
      return [ask];
    case "countered":
      return reply("countered", Math.max(ask.price, down(0.94)), note("countered", answer));
    case "agreed":
      return reply("accepted", ask.price, note("accepted", answer));
    case "refused":
      return reply("declined", offer.price, note("declined", answer));
    case "taken_back":
      return reply("taken_back", offer.price, "", "customer");
  }
}

/** Whether there is a price to talk about: above the floor by a tenth at least. */
export const canTalk = (price: number, floor: number): boolean => price * 0.9 >= floor;

/** Tells the rounds of an offer and leaves the price that stands on it. */
export function tellTalk(talk: Talk, offer: OfferRow, part: Bargain, teller: Teller): void {
  const { story, note } = teller;
  const round = (step: Step, position: number) =>
    story.rounds.push({
      offerId: offer.id,
      position,
      by: step.by,
      kind: step.kind,
      price: step.price,
      note: step.note,
      createdAt: step.at,
    });
  round({ by: "provider", kind: "sent", price: offer.price, note: "", at: offer.createdAt }, 1);
  for (const [index, step] of stepsOf(talk, offer, part, teller).entries()) {
    round(step, index + 2);
    const isAsk = step.kind === "asked";
    note({
      ...{
        entity: "offer",
        entityId: offer.id,
        event: eventOf[step.kind as keyof typeof eventOf],
        at: step.at,
      },
      ...{
        from: isAsk || step.kind === "revised" ? "pending" : "discount_requested",
        to: isAsk ? "discount_requested" : "pending",
      },
      ...{ by: step.by, id: step.by === "provider" ? part.provider.id : null, detail: { price: step.price } },
    });
    offer.updatedAt = step.at;
    if (isAsk) Object.assign(offer, { asks: (offer.asks ?? 0) + 1, askedPrice: step.price });
    else offer.askedPrice = null;
    if (changesTerms.includes(step.kind))
      Object.assign(offer, {
        price: step.price,
        visitFee: Math.min(step.price, offer.visitFee ?? 0),
        round: offer.round + 1,
      });
  }
}

/** The latest moment of an offer so far. */
export const lastMoment = (offer: OfferRow): Date => later(offer.updatedAt, 1);
