import type { Parsed } from "~/contract/endpoint";
import type { offersContract } from "~/contract/offers";
import type { ContextFor } from "../context";
import type { Check } from "../operation";
import { findRequestOf } from "./offer-store";
import { findSendRow, isKnown } from "./send-store";
import { termsFaults } from "./terms";

type Offers = typeof offersContract;
type Given = Partial<Parsed<Offers["send"]>>;

/** Of a request that the provider does not know of nothing is said. */
async function faultsOn(requestId: string | null, terms: Given, ctx: ContextFor<"provider">) {
  const row = requestId ? await findSendRow(ctx.db, requestId, ctx.user.id, ctx.now) : null;
  return row && isKnown(row, ctx.user.id) ? termsFaults(terms, row.priceFloor, ctx) : {};
}

export const checkSent: Check<Offers["send"]> = ({ id = null, ...terms }, ctx) => faultsOn(id, terms, ctx);

export const checkRevised: Check<Offers["revise"]> = async ({ id, ...terms }, ctx) =>
  faultsOn(id ? await findRequestOf(ctx.db, id, ctx.user.id) : null, terms, ctx);
