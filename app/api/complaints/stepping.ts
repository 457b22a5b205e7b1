import type { complaintsContract } from "~/contract/complaints";
import type { Context } from "../context";
import { conflict, invalid } from "../errors";
import { attachFiles } from "../files/attach-moves";
import { hide } from "../masking/hiding";
import type { Operations } from "../operation";
import { newId } from "../secrets";
import { partyOf } from "./complaint-facts";
import { insertMessage } from "./complaint-store";
import { acceptSplit, closeSplits, insertSplit, listSplits } from "./decision-store";
import { moveComplaint, nextStatus, tellParties } from "./moves";
import { carryOut, type HeldComplaint, settle, withdraw } from "./outcome-moves";
import { withComplaint } from "./own-moves";
import { readKept, splitsLeft } from "./split-view";

type Stepping = Pick<
  Operations<typeof complaintsContract>,
  "write" | "withdraw" | "propose" | "accept" | "handOver" | "acceptDecision" | "appeal"
>;

type Said = {
  kind: "message" | "answer" | "appeal";
  text: string;
  files: string[];
  ctx: Context;
};

/** Writes a message into the thread. What the parties say to each other passes on no contacts. */
async function say({ act, complaint }: HeldComplaint, { kind, text, files, ctx }: Said): Promise<void> {
  const { tx, book } = act;
  const [id, side] = [newId(), partyOf(complaint, book.author.id) ?? ("staff" as const)];
  const isBetween = side !== "staff" && complaint.otherId !== null;
  await insertMessage(tx, {
    ...{ id, complaintId: complaint.id, authorId: book.author.id ?? "", side, kind, createdAt: book.at },
    body: isBetween ? hide(ctx, text) : text,
  });
  await attachFiles(act, files, { purpose: "complaint_file", subjectId: id }, "files");
}

/** Which form of a text speaks of it: a dispute, an appeal about an account, or a complaint. */
function formOf({ isDispute, kind }: HeldComplaint["complaint"]): ".dispute" | ".appeal" | "" {
  if (isDispute) return ".dispute";
  return kind === "account_appeal" ? ".appeal" : "";
}

/** A side accepts the decision; when all have, it is carried out. */
async function acceptDecided(held: HeldComplaint): Promise<void> {
  const { act, complaint } = held;
  const { at, author } = act.book;
  const isFiler = partyOf(complaint, author.id) === "filer";
  const patch = isFiler ? { filerAcceptedAt: at } : { otherAcceptedAt: at };
  if (nextStatus(act, complaint, "acceptDecision") === "final")
    return carryOut(held, "acceptDecision", patch);
  const after = await moveComplaint(act, complaint, "acceptDecision", { patch });
  tellParties(act, after, "decision_accepted");
}

export const stepping: Stepping = {
  write: async ({ id, text, files = [] }, ctx) => {
    await withComplaint(ctx, id, async (held) => {
      const { act, complaint } = held;
      const isAnswer = complaint.status === "awaiting_other" && partyOf(complaint, ctx.user.id) === "other";
      const after = await moveComplaint(act, complaint, isAnswer ? "answer" : "write");
      await say(held, { kind: isAnswer ? "answer" : "message", text, files, ctx });
      tellParties(act, after, isAnswer ? "complaint_answered" : "complaint_message");
    });
    ctx.say("api:complaintWritten");
    return null;
  },

  withdraw: async ({ id }, ctx) => {
    const form = await withComplaint(ctx, id, async (held) => {
      await withdraw(held);
      return formOf(held.complaint);
    });
    ctx.say(`api:complaintWithdrawn${form}`);
    return null;
  },

  propose: async ({ id, note = "", ...named }, ctx) => {
    await withComplaint(ctx, id, async ({ act, complaint }) => {
      const splits = await listSplits(act.tx, id);
      const side = partyOf(complaint, ctx.user.id);
      const hasProposalsLeft = splitsLeft(splits, side) > 0;
      const facts = { hasProposalsLeft };
      nextStatus(act, complaint, "propose", facts);
      if (!side) throw new Error("A split that neither side proposes");
      const amount = readKept(complaint, named, ctx.user);
      await moveComplaint(act, complaint, "propose", { facts, detail: { price: amount } });
      await closeSplits(act.tx, id, "replaced", side);
      const number = splits.filter((split) => split.side === side).length + 1;
      await insertSplit(act.tx, {
        ...{ id: newId(), complaintId: id, side, number, status: "open", amount, createdAt: act.book.at },
        note: hide(ctx, note),
      });
      tellParties(act, complaint, "split_proposed", { price: amount, currency: complaint.currency ?? "" });
    });
    ctx.say("api:splitProposed");
    return null;
  },

  accept: async ({ id, proposal_id }, ctx) => {
    await withComplaint(ctx, id, async (held) => {
      const { act, complaint } = held;
      const split = (await listSplits(act.tx, id)).find((one) => one.id === proposal_id);
      if (!split) throw invalid({ proposal_id: ["validation:invalid"] });
      nextStatus(act, complaint, "settle", { isOwnProposal: split.side === partyOf(complaint, ctx.user.id) });
      if (split.status !== "open")
        throw conflict("api:splitIsOld", {
          complaint_status: complaint.status,
          proposal_status: split.status,
        });
      await acceptSplit(act.tx, split.id);
      await settle(held, split.amount);
    });
    ctx.say("api:disputeSettled");
    return null;
  },

  handOver: async ({ id }, ctx) => {
    await withComplaint(ctx, id, async ({ act, complaint }) => {
      const after = await moveComplaint(act, complaint, "handOver");
      tellParties(act, after, "complaint_under_review");
    });
    ctx.say("api:complaintHandedOver");
    return null;
  },

  acceptDecision: async ({ id }, ctx) => {
    await withComplaint(ctx, id, acceptDecided);
    ctx.say("api:decisionAccepted");
    return null;
  },

  appeal: async ({ id, text, files = [] }, ctx) => {
    await withComplaint(ctx, id, async (held) => {
      const { act, complaint } = held;
      const after = await moveComplaint(act, complaint, "appeal", { patch: { appealedBy: ctx.user.id } });
      await say(held, { kind: "appeal", text, files, ctx });
      tellParties(act, after, "complaint_appealed");
    });
    ctx.say("api:decisionAppealed");
    return null;
  },
};
