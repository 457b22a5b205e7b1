import type { transfersContract } from "~/contract/transfers";
import type { Operations } from "../operation";
import { incoming } from "./incoming";
import { outgoing } from "./outgoing";
import { told } from "./told";

export const transfers: Operations<typeof transfersContract> = { ...incoming, ...outgoing, ...told };
