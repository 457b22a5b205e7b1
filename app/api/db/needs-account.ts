import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { oneOf } from "./one-of";

/**
 * A refund that goes back from the bank and has no account yet, so that its customer is to name one. What goes back from there waits until it
 * is paid: nobody else is asked for it, who could take it or fail.
 */
export const needsAccount = (
  payment: { gateway: SQLWrapper },
  refund: { status: SQLWrapper; iban: SQLWrapper },
): SQL<boolean> =>
  sql<boolean>`(${payment.gateway} = 'bank' and ${oneOf(refund.status, ["pending"])} and ${refund.iban} is null)`;
