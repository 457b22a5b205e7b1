import type { Db } from "~/api/db/client";
import { complaintParties, complaints } from "~/api/db/complaint-schema";
import { invoices, payments, payoutMethods, payouts, proposals, refunds } from "~/api/db/money-schema";
import { files, notifications, offers, orders, requests, reviews } from "~/api/db/schema";
import { digest, newId } from "~/api/secrets";
import { sessionId } from "~/api/sessions/session-id";
import { ibans } from "./payouts";
import type { Person } from "./people";
import { allFive, insertJob } from "./reviews";

/** The order's payment by transfer and the time that is proposed for it; a payout of the provider's. */
async function insertMoney(db: Db, order: string, customer: Person, provider: Person, later: Date) {
  const [payment, proposal, method, payout, refund] = [newId(), newId(), newId(), newId(), newId()];
  const sum = { currency: "EGP", amount: 30_000 };
  await db.insert(payments).values({
    ...{ id: payment, orderId: order, customerId: customer.id, purpose: "price", ...sum, dueAt: later },
    ...{ method: "transfer", gateway: "bank", status: "requires_action", reference: `USTA-${payment}` },
  });
  await db.insert(refunds).values({
    ...{ id: refund, paymentId: payment, status: "pending", amount: 100, cause: "scene", nextTryAt: later },
  });
  await db.insert(proposals).values({
    ...{ id: proposal, orderId: order, kind: "reschedule", by: "provider", status: "proposed" },
    ...{ reason: "The part comes later.", startsAt: later, dueAt: later },
  });
  const providerId = provider.id;
  await db.insert(payoutMethods).values({ id: method, providerId, iban: ibans[0], holder: "Tarek Fawzy" });
  await db.insert(payouts).values({ id: payout, providerId, methodId: method, status: "requested", ...sum });
  return { payment, proposal, payout, refund };
}

/**
 * A direct request between two people with its photo, the offer on it and, beside it, a second one with an order, its payment and
 * invoice, a finished job with a sealed review, a complaint and a payout: nothing of it is anybody else's business.
 */
export async function insertPrivateScene(db: Db, customer: Person, provider: Person, now: Date) {
  const [open, awarding, offer, accepted, order, photo] = [
    newId(),
    newId(),
    newId(),
    newId(),
    newId(),
    newId(),
  ];
  const later = new Date(now.getTime() + 86_400_000);
  const request = {
    ...{ customerId: customer.id, visibility: "direct" as const, directProviderId: provider.id },
    ...{
      serviceId: "tap-mixer",
      title: "A dripping tap",
      description: "It drips all night.",
      currency: "EGP",
    },
    ...{
      cityId: "cairo",
      districtId: "cairo-maadi",
      address: "Street 9, flat 4",
      publishedAt: now,
      expiresAt: later,
    },
    words: [],
  };
  await db.insert(requests).values([
    { ...request, id: open, status: "open" },
    { ...request, id: awarding, status: "awarding" },
  ]);
  const terms = { currency: "EGP", price: 30_000, startsAt: later, duration: 60 };
  const sent = {
    ...terms,
    providerId: provider.id,
    kind: "fixed" as const,
    requestVersion: 1,
    validUntil: later,
    shownAt: now,
  };
  await db.insert(offers).values([
    { ...sent, id: offer, requestId: open, status: "pending" },
    { ...sent, id: accepted, requestId: awarding, status: "accepted" },
  ]);
  await db.insert(orders).values({
    ...{ ...terms, id: order, requestId: awarding, offerId: accepted, status: "awaiting_payment", round: 1 },
    ...{ customerId: customer.id, providerId: provider.id, paymentDueAt: later },
    ...{ commissionRate: 1000, commissionMinimum: 0, vatRate: 14 },
  });
  await db.insert(files).values({
    ...{ id: photo, ownerId: customer.id, requestId: open, purpose: "request_photo", mime: "image/webp" },
    ...{ width: 8, height: 8, bytes: 100, attachedAt: now },
  });
  const job = await insertJob(db, { customer, provider, at: now.toISOString() });
  const review = newId();
  await db.insert(reviews).values({
    ...{ id: review, orderId: job.order, authorId: customer.id, providerId: provider.id },
    ...{ serviceId: "tap-mixer", ...allFive, body: "Sealed as yet." },
  });
  const invoice = newId();
  await db.insert(invoices).values({
    ...{ id: invoice, orderId: order, kind: "invoice", issuer: provider.id, year: 2026, number: 1 },
    ...{ currency: "EGP", amount: 30_000, vat: 0, vatRate: 1400, cause: "confirm" },
    ...{ subject: "job", seller: { role: "provider", name: "Tarek Fawzy", vat_number: null } },
    buyer: { role: "customer", name: "Nadia Samir", vat_number: null },
  });
  const complaint = newId();
  const sides = { filerId: customer.id, otherId: provider.id };
  await db.insert(complaints).values({
    ...{ id: complaint, kind: "conduct", status: "under_review", ...sides, body: "Very loud.", dueAt: later },
  });
  await db
    .insert(complaintParties)
    .values(Object.values(sides).map((userId) => ({ complaintId: complaint, userId })));
  const notification = newId();
  await db
    .insert(notifications)
    .values({ id: notification, userId: customer.id, kind: "account_reactivated", path: "/" });
  const money = await insertMoney(db, order, customer, provider, later);
  return {
    request: open,
    offer,
    order,
    file: photo,
    done: job.request,
    review,
    invoice,
    complaint,
    session: sessionId(digest(customer.token)),
    notification,
    ...money,
  };
}
