type Order = { price: number; visitFee: number };
/** `kind` is the offer's that was accepted; `floor` a job's of its service, `visitFloor` that of a visit to look at one: minor units. */
type Agreed = { kind: "fixed" | "inspection"; floor: number; visitFloor: number };

/**
 * The least price that a job may come to: that of its service as it was agreed on, or what is agreed already where that is less. A visit to
 * look at the job has a floor of its own: from there up to its fee any price may be named; above it, it is the job's.
 * @param asked the price that is proposed, minor units
 */
export function leastPrice(
  { price, visitFee }: Order,
  { kind, floor, visitFloor }: Agreed,
  asked: number,
): number {
  const isVisit = kind === "inspection" && price <= visitFee;
  if (kind === "inspection" && asked <= visitFee) return Math.min(visitFloor, visitFee, price);
  return isVisit ? floor : Math.min(floor, price);
}
