import type { z } from "zod";
import { payout } from "./payout-fields";

const payoutInShort = payout.pick({ id: true, status: true, amount: true, created_at: true });
export type PayoutInShort = z.infer<typeof payoutInShort>;

/** What a complaint is about, as its parties read it: each is null where it is about something else. */
export const atIssue = { payout: payoutInShort.nullable() };
