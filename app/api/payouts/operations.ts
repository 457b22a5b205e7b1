import type { payoutsContract } from "~/contract/payouts";
import type { Operations } from "../operation";
import { asking } from "./asking";
import { deciding } from "./deciding";
import { methods } from "./methods";
import { settling } from "./settling";

export const payouts: Operations<typeof payoutsContract> = {
  ...methods,
  ...asking,
  ...deciding,
  ...settling,
};
