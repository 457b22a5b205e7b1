import type { offersContract } from "~/contract/offers";
import type { Operations } from "../operation";
import { answers } from "./answers";
import { comparing } from "./compare";
import { discount } from "./discount";
import { mine } from "./mine";
import { sending } from "./send";

export const offers: Operations<typeof offersContract> = {
  ...comparing,
  ...sending,
  ...discount,
  ...answers,
  mine,
};
