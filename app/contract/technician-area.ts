import { z } from "zod";
import { cursor, cursorPage, day, done, endpoint, id, money, nothing, parts, search } from "./endpoint";
import { earning, sentOffer } from "./offer-fields";
import { orderDetails } from "./order-fields";
import { requestCard, requestDetails } from "./request-fields";
import {
  agendaJob,
  calendar,
  offerRefusal,
  technicianCounts,
  technicianToday,
} from "./technician-area-fields";

export const technicianAreaContract = {
  counts: endpoint({
    method: "GET",
    path: "/technician/counts",
    access: "provider",
    summary: "How much waits for the technician, and where",
    input: nothing,
    output: technicianCounts,
  }),
  today: endpoint({
    method: "GET",
    path: "/technician/today",
    access: "provider",
    summary: "What needs the technician now",
    input: nothing,
    output: technicianToday,
  }),
  requests: endpoint({
    method: "GET",
    path: "/technician/requests",
    access: "provider",
    summary:
      "Open requests in the provider's services and cities; with tab=direct, those sent to the provider alone that wait for an answer",
    input: z.object({
      tab: z.enum(["matching", "direct"]).optional(),
      q: search.text,
      service: id.optional(),
      city: id.optional(),
      no_offers: z.boolean().optional(),
      cursor,
      parts,
    }),
    output: cursorPage(requestCard.extend({ my_offer_status: z.string().nullable() })),
    limits: search.limits,
  }),
  request: endpoint({
    method: "GET",
    path: "/technician/requests/:id",
    access: "provider",
    summary: "A request as a technician sees it, with the own offer",
    input: z.object({ id }),
    output: z.object({
      request: requestDetails,
      my_offer: sentOffer.nullable(),
      past_offers: z.array(sentOffer),
      order: orderDetails.nullable(),
      refusal: offerRefusal.nullable(),
      can_decline_direct: z.boolean(),
      price_floor: money,
      visit_floor: money,
      commission: earning.pick({ rate_percent: true, minimum: true }),
      /** As the own profile says, which a new offer begins with. */
      usual_warranty_days: z.int(),
    }),
    owned: "id",
  }),
  declineDirect: endpoint({
    method: "POST",
    path: "/technician/requests/:id/decline",
    access: "provider",
    summary: "Decline a direct request; the customer may open it to all",
    input: z.object({ id, reason: z.string().trim().max(500).optional() }),
    output: done,
    idempotent: true,
    owned: "id",
  }),
  calendar: endpoint({
    method: "GET",
    path: "/technician/calendar",
    access: "provider",
    summary: "When the technician is taken: the own jobs and warranty visits to come, and days off",
    input: nothing,
    output: calendar,
  }),
  agenda: endpoint({
    method: "GET",
    path: "/technician/agenda",
    access: "provider",
    summary: "The jobs and visits of that calendar, disputed jobs aside, each with its place and whose it is",
    input: nothing,
    output: z.object({ jobs: z.array(agendaJob) }),
  }),
  addDayOff: endpoint({
    method: "POST",
    path: "/technician/days-off",
    access: "provider",
    summary: "Take a day off: offers and new times on it come with a warning, and are not refused",
    input: z.object({ day }),
    output: done,
    idempotent: true,
  }),
  removeDayOff: endpoint({
    method: "DELETE",
    path: "/technician/days-off/:day",
    access: "provider",
    summary: "Work on a day after all",
    input: z.object({ day }),
    output: done,
  }),
  discountRequests: endpoint({
    method: "GET",
    path: "/technician/discount-requests",
    access: "provider",
    summary: "Discount requests that wait for an answer, the most urgent first",
    input: z.object({ cursor, parts }),
    output: cursorPage(sentOffer),
  }),
};
