import type { draftsContract } from "~/contract/drafts";
import type { Operations } from "../operation";
import { claim } from "./claim";
import { discard, get, save, start } from "./guest";

export const drafts: Operations<typeof draftsContract> = { start, get, save, discard, claim };
