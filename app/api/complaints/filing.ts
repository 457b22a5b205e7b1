import type { ComplaintKind } from "~/contract/complaint-fields";
import type { complaintsContract } from "~/contract/complaints";
import type { Parsed } from "~/contract/endpoint";
import type { ContextFor } from "../context";
import { conflict, type Faults, invalid, notFound } from "../errors";
import { attachFiles } from "../files/attach-moves";
import { hide } from "../masking/hiding";
import { checked, type Operations } from "../operation";
import { freezeOrder, freezes } from "../orders/dispute-moves";
import { findOrder, findRequestOfOrder } from "../orders/order-store";
import { holdAccount } from "../profile/account-store";
import { type Act, change } from "../record/change";
import { holdRequest } from "../requests/request-store";
import { findReadable } from "../reviews/readable-moves";
import { newId } from "../secrets";
import { fireDue } from "../time/timers";
import { findPaidOf, haveDealt } from "./about-store";
import { isOpen } from "./clock-rules";
import { findComplaint, insertComplaint, selectOfOrder } from "./complaint-store";
import { isAboutNothing, kindsFor } from "./kinds-rules";
import { dueAt, noteComplaint, setClock, tellParties } from "./moves";
import { findStandingAppeal, standingAppeal } from "./own-moves";
import { amountInQuestion, barTo } from "./question-rules";
import { freeFacts, transition } from "./rules";

type Filing = Pick<Operations<typeof complaintsContract>, "file">;
type Asked = Parsed<typeof complaintsContract.file>;
type Ctx = ContextFor<"user">;
type Values = Parameters<typeof insertComplaint>[1];
/** What a complaint names, and its other side. */
type About = Partial<
  Pick<
    Values,
    | ("otherId" | "requestId" | "orderId" | "reviewId" | "customerReviewId" | "paymentId" | "payoutId")
    | ("amount" | "currency" | "isDispute" | "timeLeft")
  >
>;

/** An appeal that comes when the account is open again. */
const needless = () => conflict("api:complaintAppealNeedless");

const unknown = () => invalid({ about_id: ["api:complaintAboutNothing"] });

/** Who else it is about, and what: of everything but orders, which are held first. */
async function aboutOf(ctx: Ctx, kind: ComplaintKind, id: string): Promise<About> {
  const { db, user } = ctx;
  if (kind === "conduct") {
    if (!(await haveDealt(db, user, id))) throw unknown();
    return { otherId: id };
  }
  if (kind === "payment") {
    const paid = await findPaidOf(db, id, user.id);
    if (!paid) throw unknown();
    return paid;
  }
  const review = await findReadable(ctx, id);
  if (!review || review.status === "removed") throw unknown();
  const authorId = review.by === "customer" ? review.customerId : review.providerId;
  if (authorId === user.id) throw invalid({ about_id: ["api:complaintOwnReview"] });
  const named = review.by === "customer" ? { reviewId: id } : { customerReviewId: id };
  return { otherId: authorId, requestId: review.requestId, ...named };
}

type Filed = { kind: ComplaintKind; text: string; files: string[]; ctx: Ctx };

/** Writes a complaint down, and tells its other side. @param about with the order's freezing done */
async function write(act: Act, id: string, { kind, text, files, ctx }: Filed, about: About): Promise<void> {
  const { tx, book } = act;
  const hasOther = Boolean(about.otherId);
  const { to: status } = transition("none", "file", book.author.actor, { ...freeFacts, kind, hasOther });
  if (!status || status === "none") throw new Error("A complaint cannot be filed");
  await insertComplaint(tx, {
    ...{ id, kind, status, filerId: book.author.id ?? "", dueAt: dueAt(act, status), ...about },
    body: hasOther ? hide(ctx, text) : text,
    ...{ createdAt: book.at, updatedAt: book.at },
  });
  await attachFiles(act, files, { purpose: "complaint_file", subjectId: id }, "files");
  const complaint = await findComplaint(tx, id, book.at);
  if (!complaint) throw notFound();
  await setClock(act, complaint);
  noteComplaint(act, complaint, "file", null);
  tellParties(act, complaint, kind === "order" ? "dispute_opened" : "complaint_opened");
}

const author = ({ user }: Ctx) =>
  ({ actor: user.type === "provider" ? "provider" : "customer", id: user.id }) as const;

/** About an order: its request is held, and its money frozen while it has not cleared. @returns whether it was */
async function fileOfOrder(ctx: Ctx, id: string, filed: Filed, orderId: string): Promise<boolean> {
  const requestId = await findRequestOfOrder(ctx.db, orderId, ctx.user.id);
  if (!requestId) throw unknown();
  await fireDue(ctx, requestId, ctx.now);
  return change(ctx, author(ctx), ctx.now, async (act) => {
    const request = await holdRequest(act.tx, requestId);
    const order = await findOrder(act.tx, orderId);
    if (!request || !order) throw unknown();
    const { currency, customerId, providerId } = order;
    const [isDispute, [earlier]] = [freezes(order), await selectOfOrder(act.tx, orderId)];
    const bar = barTo(order, { freezes: isDispute, standing: earlier?.standing ?? null });
    if (bar) throw conflict(`api:${bar}`, { order_status: order.status });
    if (!isDispute && !ctx.user.isActive)
      throw conflict("api:complaintOnlyHeld", { order_status: order.status });
    const amount = amountInQuestion(order, isDispute);
    const timeLeft = isDispute ? await freezeOrder(act, request, order, id) : null;
    const otherId = ctx.user.id === customerId ? providerId : customerId;
    await write(act, id, filed, { otherId, requestId, orderId, amount, currency, isDispute, timeLeft });
    return isDispute;
  });
}

/** Holds the account that an appeal is about. @throws ApiError where it is open by now, and where one is under way, or was refused for good */
async function holdForAppeal({ tx, book }: Act, userId: string): Promise<void> {
  const held = await holdAccount(tx, userId);
  if (held?.isActive) throw needless();
  const appeal = await findStandingAppeal(tx, userId, book.at);
  if (appeal) throw conflict(isOpen(appeal.status) ? "api:complaintAppealWaits" : "api:complaintAppealDone");
}

const saidOf = (kind: ComplaintKind) => (kind === "account_appeal" ? "api:appealSent" : "api:complaintFiled");

/** What is complained of has to be named. */
const missing = ({ kind, about_id }: Partial<Asked>): Faults =>
  kind && !isAboutNothing(kind) && !about_id ? { about_id: ["validation:required"] } : {};

async function file({ kind, about_id, text, files = [] }: Asked, ctx: Ctx) {
  const { type, isActive } = ctx.user;
  if (kind === "account_appeal" && isActive && type !== "staff") throw needless();
  if (!kindsFor(ctx.user).includes(kind))
    throw invalid({ kind: [isActive ? "api:complaintNotThis" : "api:complaintOnlyAppeal"] });
  const faults = missing({ kind, about_id });
  if (faults.about_id) throw invalid(faults);
  const [id, filed] = [newId(), { kind, text, files, ctx }];
  const isDispute = kind === "order" && (await fileOfOrder(ctx, id, filed, about_id ?? ""));
  if (kind !== "order") {
    if (kind === "account_appeal") await standingAppeal(ctx);
    const about = isAboutNothing(kind) ? {} : await aboutOf(ctx, kind, about_id ?? "");
    await change(ctx, author(ctx), ctx.now, async (act) => {
      if (kind === "account_appeal") await holdForAppeal(act, ctx.user.id);
      await write(act, id, filed, about);
    });
  }
  ctx.say(isDispute ? "api:disputeOpened" : saidOf(kind));
  return { id };
}

export const filing: Filing = {
  file: checked<typeof complaintsContract.file>(async (given) => missing(given), file),
};
