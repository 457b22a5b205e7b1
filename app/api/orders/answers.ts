import type { ordersContract } from "~/contract/orders";
import type { ContextFor } from "../context";
import { invalid, notFound } from "../errors";
import { hide } from "../masking/hiding";
import type { Operations } from "../operation";
import { aboutOf, dropProposals, isToPay, moveProposal } from "../proposals/moves";
import { findOrderOf, findProposal } from "../proposals/proposal-store";
import { startOf } from "../start-time";
import { awaitIncrease } from "./approval-moves";
import { moveOrder, tellOther } from "./moves";
import { withOrder } from "./own-moves";
import { reprice } from "./price-moves";
import { type HeldProposal, upholdNoShow } from "./proposal-moves";

type Answers = Pick<Operations<typeof ordersContract>, "agree" | "decline" | "withdraw" | "finish" | "miss">;
type Held = HeldProposal;

type ClaimForm = "" | ".no_show" | ".warranty";

/** Which words speak of a proposal: to what was claimed nobody agrees, and an objection declines nothing. */
const claimForm = ({ kind }: Held["proposal"]): ClaimForm =>
  kind === "no_show" || kind === "warranty" ? `.${kind}` : "";

/** @returns which words speak of it */
async function withProposal(
  ctx: ContextFor<"user">,
  id: string,
  work: (held: Held) => Promise<void>,
): Promise<ClaimForm> {
  const orderId = await findOrderOf(ctx.db, id, ctx.user.id);
  if (!orderId) throw notFound();
  return withOrder(ctx, orderId, async (act, request, order) => {
    const proposal = await findProposal(act.tx, id);
    if (!proposal) throw notFound();
    await work({ act, request, order, proposal });
    return claimForm(proposal);
  });
}

/** A higher price waits for what it adds to be paid. */
async function agreePrice({ act, request, order, proposal }: Held): Promise<void> {
  const price = proposal.price ?? order.price;
  const dueAt = new Date(act.book.at.getTime() + act.settings.paymentByTransferWithin * 1000);
  const waits = isToPay(proposal, order);
  await moveProposal(act, order, proposal, "agree", {
    ...(waits && { dueAt }),
    answeredAt: act.book.at,
  });
  if (!waits) return reprice(act, request, order, price, proposal.id);
  await awaitIncrease(act, order, dueAt);
  tellOther(act, request, order, "proposal_agreed", price);
}

async function agreeTime({ act, request, order, proposal }: Held): Promise<void> {
  if (!proposal.startsAt) throw new Error("Another time without a time");
  await moveProposal(act, order, proposal, "agree", { answeredAt: act.book.at });
  await dropProposals(act, request, order, ["no_show"]);
  await moveOrder(act, order, "reschedule", { patch: { startsAt: proposal.startsAt } });
  tellOther(act, request, order, "order_rescheduled");
}

/** The visit is within days. Whoever says nothing for 72 hours after it has had it. */
async function agreeVisit({ act, request, order, proposal }: Held, typed: string | undefined): Promise<void> {
  const settings = { ...act.settings, startWithin: act.settings.warrantyVisitWithin };
  const startsAt = startOf(typed ?? "", { now: act.book.at, settings });
  if (!(startsAt instanceof Date)) throw invalid({ starts_at: [startsAt] });
  const dueAt = new Date(startsAt.getTime() + act.settings.confirmWithin * 1000);
  await moveProposal(act, order, proposal, "agree", { startsAt, dueAt, answeredAt: act.book.at });
  tellOther(act, request, order, "warranty_visit");
}

export const answers: Answers = {
  agree: async ({ id, starts_at }, ctx) => {
    const form = await withProposal(ctx, id, (held) => {
      const agreeTo = {
        price: () => agreePrice(held),
        reschedule: () => agreeTime(held),
        no_show: () => upholdNoShow(held, "agree"),
        warranty: () => agreeVisit(held, starts_at),
      };
      return agreeTo[held.proposal.kind]();
    });
    ctx.say(`api:proposalAgreed${form}`);
    return null;
  },

  decline: async ({ id, answer = "" }, ctx) => {
    const form = await withProposal(ctx, id, async ({ act, request, order, proposal }) => {
      const patch = { answer: hide(ctx, answer), answeredAt: act.book.at };
      await moveProposal(act, order, proposal, "decline", patch);
      // The customer has nothing else to go by: to complain, or to let it be.
      if (proposal.kind === "warranty" && answer === "") throw invalid({ answer: ["validation:required"] });
      tellOther(act, request, order, `proposal_declined${claimForm(proposal)}`);
    });
    ctx.say(`api:proposalDeclined${form}`);
    return null;
  },

  withdraw: async ({ id }, ctx) => {
    const form = await withProposal(ctx, id, async ({ act, request, order, proposal }) => {
      await moveProposal(act, order, proposal, "withdraw");
      tellOther(act, request, order, `proposal_withdrawn.${aboutOf(proposal)}`);
    });
    ctx.say(`api:proposalWithdrawn${form}`);
    return null;
  },

  finish: async ({ id }, ctx) => {
    await withProposal(ctx, id, async ({ act, request, order, proposal }) => {
      await moveProposal(act, order, proposal, "finish");
      tellOther(act, request, order, "warranty_done");
    });
    ctx.say("api:warrantyDone");
    return null;
  },

  miss: async ({ id }, ctx) => {
    await withProposal(ctx, id, async ({ act, request, order, proposal }) => {
      await moveProposal(act, order, proposal, "miss");
      tellOther(act, request, order, "visit_missed");
    });
    ctx.say("api:visitMissed");
    return null;
  },
};
