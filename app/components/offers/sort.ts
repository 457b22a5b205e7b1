/** Orders in which offers are compared: best match first, never the price by default. */
export type OfferSort = "match" | "price" | "start";

export const readSort = (text: string | null): OfferSort =>
  text === "price" || text === "start" ? text : "match";
