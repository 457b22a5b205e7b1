import { expect, it } from "vitest";
import { leastPrice } from "~/api/orders/price-rules";

const job = { kind: "fixed", floor: 12_000, visitFloor: 4_000 } as const;
const look = { kind: "inspection", floor: 12_000, visitFloor: 4_000 } as const;
/** A visit never costs more at least than the job. */
const cheap = { ...look, floor: 2_000, visitFloor: 2_000 };

it.each([
  ["a job's is the service's floor", { price: 30_000, visitFee: 5_000 }, job, 5_000, 12_000],
  [
    "a floor that was raised since asks no more than what is agreed",
    { price: 10_000, visitFee: 0 },
    job,
    9_000,
    10_000,
  ],
  [
    "a job whose visit costs all of it is no visit to look",
    { price: 10_000, visitFee: 10_000 },
    job,
    9_000,
    10_000,
  ],
  [
    "nor does what follows on a visit, where less is agreed",
    { price: 10_000, visitFee: 5_000 },
    look,
    9_000,
    10_000,
  ],
  ["a visit may cost less", { price: 30_000, visitFee: 30_000 }, look, 1, 4_000],
  ["one agreed below its floor stays what it is", { price: 47_000, visitFee: 3_000 }, look, 1, 3_000],
  ["where a job may cost less, a visit may", { price: 5_000, visitFee: 5_000 }, cheap, 1, 2_000],
  [
    "a job that follows on a visit costs a job's least",
    { price: 5_000, visitFee: 5_000 },
    look,
    5_001,
    12_000,
  ],
  ["one that has its price may come down to it", { price: 47_000, visitFee: 5_000 }, look, 11_000, 12_000],
  ["or the visit is all that is paid", { price: 47_000, visitFee: 5_000 }, look, 5_000, 4_000],
] as const)("The least price: %s", (_, order, agreed, asked, least) => {
  expect(leastPrice(order, agreed, asked)).toBe(least);
});
