import type { complaintsContract } from "~/contract/complaints";
import type { Operations } from "../operation";
import { deciding } from "./deciding";
import { decisionBasis } from "./decision-basis";
import { filing } from "./filing";
import { reading } from "./reading";
import { stepping } from "./stepping";

export const complaints: Operations<typeof complaintsContract> = {
  ...filing,
  ...reading,
  ...stepping,
  ...decisionBasis,
  ...deciding,
};
