import { z } from "zod";
import { endpoint, id, instant, money } from "./endpoint";

/** What a payer can press at the sandbox gateway, as its table has it. */
export const sandboxPress = z.enum([
  ...(["pay", "decline", "ask", "confirm", "refuse", "abandon"] as const),
  ...(["payLate", "chargeBack", "giveBack"] as const),
]);
export type SandboxPress = z.infer<typeof sandboxPress>;
export const sandboxRefunds = z.enum(["done", "pending", "fails"]);
/** How the events come: once and in order, each twice, the last first, or not before the next press. */
export const sandboxManner = z.enum(["usual", "twice", "reversed", "later"]);

/** A card as its payer types it. It is looked at, and kept nowhere. */
export const sandboxCard = z.object({
  card_number: z.string().max(40),
  expiry: z.string().max(20),
  code: z.string().max(10),
  holder: z.string().max(100),
});
export type SandboxCard = z.infer<typeof sandboxCard>;

export const sandboxSession = z.object({
  reference: id,
  title: z.string(),
  amount: money,
  state: z.enum(["open", "confirming", "paid", "charged_back", "closed"]),
  refunds: sandboxRefunds,
  can: z.array(sandboxPress),
  /** Numbers to try, sixteen figures each, with what comes of paying by them. */
  cards: z.array(z.object({ number: z.string(), press: sandboxPress })),
  /** Where the payer goes afterwards. */
  return_to: z.string(),
  expires_at: instant,
});
export type SandboxSession = z.infer<typeof sandboxSession>;

/** The page of the sandbox gateway. Whoever has a session's address may use it, as at any gateway; elsewhere it answers 404. */
export const sandboxContract = {
  get: endpoint({
    method: "GET",
    path: "/sandbox/:reference",
    access: "guest",
    summary: "A session of the sandbox gateway: no money moves there",
    input: z.object({ reference: id }),
    output: sandboxSession,
  }),
  press: endpoint({
    method: "POST",
    path: "/sandbox/:reference/press",
    access: "guest",
    summary: "What the payer does there; its events are delivered as said",
    input: z.object({
      reference: id,
      press: sandboxPress,
      refunds: sandboxRefunds.optional(),
      manner: sandboxManner.optional(),
      /** Whoever pays does so by a card, whose number says what comes of it. */
      by_card: z.boolean().optional(),
      ...sandboxCard.partial().shape,
    }),
    output: sandboxSession,
  }),
};
