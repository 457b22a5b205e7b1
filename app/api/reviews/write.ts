import type { reviewsContract } from "~/contract/reviews";
import type { ContextFor } from "../context";
import { notFound } from "../errors";
import { maskContacts } from "../masking/masking";
import type { Operations } from "../operation";
import { type Act, change } from "../record/change";
import { otherSide } from "../record/life-cycle";
import { type HeldRequest, holdRequest } from "../requests/request-store";
import { newId } from "../secrets";
import { fireDue } from "../time/timers";
import { firstWriting } from "./job-view";
import { moveReview, noteReview, publishReviews, tellSide } from "./moves";
import { reviewFacts } from "./review-facts";
import { findBoth, findDone, insertCustomerReview, insertReview } from "./review-store";

type Write = Pick<Operations<typeof reviewsContract>, "write" | "writeOfCustomer">;
type Order = NonNullable<Awaited<ReturnType<typeof findDone>>>;
type Scores = { punctuality: number; quality: number; communication: number; honesty: number };
type Given =
  | { by: "customer"; body: string; scores: Scores }
  | { by: "provider"; body: string; stars: number };

const valuesOf = (given: Given) => (given.by === "customer" ? given.scores : { stars: given.stars });

/** A new review, sealed. */
async function insert({ tx, book }: Act, request: HeldRequest, order: Order, given: Given): Promise<void> {
  const id = newId();
  const { customerId, providerId } = order;
  const common = { id, orderId: order.id, serviceId: request.serviceId ?? "", body: given.body };
  const dated = { ...common, createdAt: book.at };
  if (given.by === "customer")
    await insertReview(tx, { ...dated, ...given.scores, authorId: customerId, providerId });
  else await insertCustomerReview(tx, { ...dated, stars: given.stars, authorId: providerId, customerId });
  noteReview({ book }, { id, requestId: request.id, by: given.by }, "write", null, "sealed");
}

/** Writes one side's review, or changes it while it is sealed; the second of the two publishes both. @returns whether it did */
async function put(act: Act, request: HeldRequest, order: Order, given: Given): Promise<boolean> {
  const { by, body } = given;
  const both = await findBoth(act.tx, order.id);
  const [mine, other] = [both[by], both[otherSide(by)]];
  const seen = { userId: act.book.author.id, now: act.book.at, settings: act.settings };
  const facts = reviewFacts(order, by, { mine, other: other !== null }, seen);
  if (mine) {
    await moveReview(act, mine, "edit", facts, { ...valuesOf(given), body });
    return false;
  }
  firstWriting(by, facts);
  await insert(act, request, order, given);
  if (!other) await tellSide(act, request, order, otherSide(by), "review_waiting");
  else await publishReviews(act, request, order);
  return other !== null;
}

/** @throws ApiError notFound for whoever is not that side of a finished job */
async function save(ctx: ContextFor<"user">, requestId: string, given: Given): Promise<null> {
  const me = ctx.user.id;
  const find = async (db: Act["tx"]) => {
    const order = await findDone(db, requestId);
    const side = given.by === "customer" ? order?.customerId : order?.providerId;
    if (!order || side !== me) throw notFound();
    return order;
  };
  await find(ctx.db);
  await fireDue(ctx, requestId, ctx.now);
  const { text: body, isMasked } = maskContacts(given.body);
  const isPublished = await change(ctx, { actor: given.by, id: me }, ctx.now, async (act) => {
    const request = await holdRequest(act.tx, requestId);
    if (!request) throw notFound();
    return put(act, request, await find(act.tx), { ...given, body });
  });
  ctx.say(`api:${isPublished ? "reviewPublished" : "reviewSealed"}${isMasked ? "Masked" : ""}`);
  return null;
}

export const write: Write = {
  write: ({ id, text, ...scores }, ctx) => save(ctx, id, { by: "customer", body: text, scores }),
  writeOfCustomer: ({ id, text, stars }, ctx) => save(ctx, id, { by: "provider", body: text, stars }),
};
