import { eq, sql } from "drizzle-orm";
import type { ComplaintStatus } from "~/contract/complaint-fields";
import type { BankReturned } from "~/contract/job-money-fields";
import type { OfferStatus } from "~/contract/offer-fields";
import { isAway } from "../db/activity";
import { bankReturned } from "../db/bank-returned";
import type { Db } from "../db/client";
import { columnsOfO } from "../db/columns-of-o";
import { hasDue } from "../db/due";
import { needsAccount } from "../db/needs-account";
import { oneOf } from "../db/one-of";
import { complaintWaits, type OrderWaits } from "../db/order-waits";
import { requestCardColumns } from "../db/request-cards";
import { requests, services, users } from "../db/schema";
import { stands } from "../db/standing-complaint";
import { live } from "../db/states";
import { rejectedTransfer } from "../db/told-transfers";
import { isUndecided } from "../db/undecided";
import { orderOf } from "./running-order-store";

/** The last of its jobs that was called off after it was paid. */
const calledOff = sql<string | null>`(
  select o.id from orders o where o.request_id = requests.id and o.status = 'cancelled' and o.paid_at is not null
  order by o.created_at desc limit 1)`;

/** Of technicians who are there: what nobody answers for is nothing to choose from. */
const offersByState = sql<Partial<Record<OfferStatus, number>>>`(
  select coalesce(json_object_agg(s.status, s.n), '{}'::json)
  from (select o.status, count(*) as n from offers o join users u on u.id = o.provider_id and u.is_active
        where o.request_id = requests.id and ${oneOf(sql`o.status`, live)}
        group by o.status) s)`;

/** What is owed back to the customer for this request in these states, whatever became of its orders. What a person is to decide on is not. */
const owedBack = (states: ("pending" | "sent" | "failed")[]) => sql<number>`(
  select coalesce(sum(r.amount), 0)
  from orders o join payments p on p.order_id = o.id join refunds r on r.payment_id = p.id
  where o.request_id = requests.id and ${oneOf(sql`r.status`, states)}
    and not ${isUndecided({ status: sql`r.status`, failure: sql`r.failure` })})`;

/** What payers' banks have given back of it, and staff have not decided on. */
const undecidedOf = sql<number>`(
  select coalesce(sum(r.amount), 0)
  from orders o join payments p on p.order_id = o.id join refunds r on r.payment_id = p.id
  where o.request_id = requests.id and ${isUndecided({ status: sql`r.status`, failure: sql`r.failure` })})`;

/** What the payer's bank has taken back of what was paid for this request, and has not given back since. */
const chargedBackOf = sql<number>`(
  select coalesce(sum(p.charged_back), 0)
  from orders o join payments p on p.order_id = o.id where o.request_id = requests.id)`;

/** What the bank has given back of it, where that had ended the job. */
const returnedOf = sql<BankReturned | null>`(
  select ${bankReturned(sql`o.id`)} from orders o
  where o.request_id = requests.id and o.status = 'cancelled' and o.cancelled_by = 'gateway' limit 1)`;

/** What has gone back to the customer of what was paid for its jobs that were called off. */
const refundedOf = sql<number>`(
  select coalesce(sum(r.amount), 0)
  from orders o join payments p on p.order_id = o.id join refunds r on r.payment_id = p.id
  where o.request_id = requests.id and o.status = 'cancelled' and r.status = 'done')`;

/** How much of it comes from the bank and has no account yet that it goes to. */
const refundToNameOf = sql<number>`(
  select coalesce(sum(r.amount), 0)
  from orders o join payments p on p.order_id = o.id join refunds r on r.payment_id = p.id
  where o.request_id = requests.id
    and ${needsAccount({ gateway: sql`p.gateway` }, { status: sql`r.status`, iban: sql`r.iban` })})`;

/** What goes back or went back of what was paid, did not arrive, waits for an account, or was taken by the payer's bank. */
const moneyBack = {
  refunding: owedBack(["pending", "sent"]).mapWith(Number),
  refundFailed: owedBack(["failed"]).mapWith(Number),
  refundUndecided: undecidedOf.mapWith(Number),
  refunded: refundedOf.mapWith(Number),
  refundToName: refundToNameOf.mapWith(Number),
  chargedBack: chargedBackOf.mapWith(Number),
};

type VisitKept = {
  orderId: string;
  name: string;
  currency: string;
  amount: number;
  /** The technician has something of it after the commission. */
  isPaidOut: boolean;
  complaint: { id: string; standing: ComplaintStatus | null; waits: OrderWaits["complaint"] } | null;
};

const visitStands = stands({ status: sql`c.status`, outcome: sql`c.outcome` });
/** What the last job that was called off has left its technician, with the complaint about it that stands, else the last. */
const visitKept = sql<VisitKept | null>`(
  select json_build_object('orderId', o.id, 'name', u.name, 'currency', o.currency, 'amount', o.released,
    'isPaidOut', o.payout > 0, 'complaint', (
    select json_build_object('id', c.id, 'standing', case when ${visitStands} then c.status end,
      'waits', ${complaintWaits(columnsOfO)}) from complaints c
    where c.order_id = o.id and c.kind = 'order' order by ${visitStands} desc, c.created_at desc limit 1))
  from orders o join users u on u.id = o.provider_id
  where o.request_id = requests.id and o.status = 'cancelled' and o.released > 0
  order by o.created_at desc limit 1)`;

const directNameOf = sql<
  string | null
>`(select d.name from users d where d.id = requests.direct_provider_id)`;

/** Everything that the pages of one request show; who may see it is the caller's to judge. */
export const selectDetails = (db: Db, id: string, now: Date) =>
  db
    .select({
      requestId: requests.id,
      hasDue: hasDue(requests.id, now),
      card: requestCardColumns,
      status: requests.status,
      visibility: requests.visibility,
      customer: { id: users.id, name: users.name, avatarId: users.avatarId, phone: users.phone },
      ...{ serviceId: requests.serviceId, cityId: requests.cityId, districtId: requests.districtId },
      description: requests.description,
      answers: requests.answers,
      address: requests.address,
      version: requests.version,
      publishedAt: requests.publishedAt,
      expiresAt: requests.expiresAt,
      isClosedToOffers: requests.isClosedToOffers,
      isOwnerActive: requests.isOwnerActive,
      offersCount: requests.offersCount,
      liveOffersCount: requests.liveOffersCount,
      directProviderId: requests.directProviderId,
      directName: directNameOf,
      directDeclinedAt: requests.directDeclinedAt,
      isDirectAway: isAway(sql`requests.direct_provider_id`),
      questions: services.questions,
      order: orderOf,
      calledOff,
      ...moneyBack,
      bankReturned: returnedOf,
      ...{ visitKept, rejectedTransfer },
      offersByState,
    })
    .from(requests)
    .innerJoin(users, eq(users.id, requests.customerId))
    .leftJoin(services, eq(services.id, requests.serviceId))
    .where(eq(requests.id, id));

export type DetailsRow = Awaited<ReturnType<typeof selectDetails>>[number];
