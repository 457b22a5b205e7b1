import { z } from "zod";
import { serviceQuestion } from "./catalogue";
import {
  cursor,
  cursorPage,
  done,
  endpoint,
  id,
  instant,
  money,
  mostNames,
  price,
  searchLimits,
  searchText,
} from "./endpoint";
import { named, person } from "./people";

export const requestStatus = z.enum([
  "draft",
  "open",
  "awarding",
  "assigned",
  "completed",
  "cancelled",
  "expired",
  "removed",
]);
export type RequestStatus = z.infer<typeof requestStatus>;
export const timing = z.enum(["asap", "date", "flexible"]);
export const timeWindow = z.enum(["morning", "afternoon", "evening", "any"]);

export const photo = z.object({ id, width: z.int(), height: z.int() });
export type Photo = z.infer<typeof photo>;

/** A request as a row of a list: nothing private in it. */
export const requestCard = z.object({
  id,
  title: z.string(),
  status: requestStatus,
  visibility: z.enum(["public", "direct"]),
  service: named.extend({ icon: z.string() }).nullable(),
  city: named.nullable(),
  district: named.nullable(),
  budget: z.object({ min: z.int().nullable(), max: z.int().nullable(), currency: z.string() }).nullable(),
  timing,
  preferred_date: z.string().nullable(),
  time_window: timeWindow,
  is_urgent: z.boolean(),
  offers_count: z.int(),
  photos: z.array(photo),
  published_at: instant.nullable(),
  updated_at: instant,
});
export type RequestCard = z.infer<typeof requestCard>;

/** Who must act next, by when, and what money moves: derived from the transition tables. */
export const nextStep = z.object({
  actor: z.enum(["you", "customer", "provider", "nobody"]),
  /** Dictionary key below `requests:next.` */
  key: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  due_at: instant.nullable(),
  money: money.nullable(),
});
export type NextStep = z.infer<typeof nextStep>;

export const timelineEntry = z.object({
  event: z.string(),
  actor: z.enum(["customer", "provider", "staff", "time", "gateway"]),
  name: z.string().nullable(),
  amount: money.nullable(),
  at: instant,
});

export const requestDetails = requestCard.extend({
  /** How the caller stands to it. `public` sees no history and no private data. */
  view: z.enum(["owner", "public", "provider"]),
  description: z.string(),
  answers: z.array(z.object({ code: z.string(), label: z.string(), value: z.string() })),
  customer: person.pick({ id: true, name: true, avatar: true }),
  version: z.int().min(1),
  expires_at: instant.nullable(),
  is_closed_to_offers: z.boolean(),
  direct_provider: named.nullable(),
  /** Owner, or the provider whose order is paid; else null. */
  private: z.object({ address: z.string(), phone: z.string() }).nullable(),
  /** What the caller may do now, by the transition table. */
  can: z.array(
    z.enum([
      "edit",
      "publish",
      "discard",
      "cancel",
      "extend",
      "open_to_all",
      "close_to_offers",
      "reopen_to_offers",
      "invite",
      "give_up",
    ]),
  ),
  next: nextStep.nullable(),
  order_id: id.nullable(),
  timeline: z.array(timelineEntry),
});
export type RequestDetails = z.infer<typeof requestDetails>;

/** Answers to the service's questions: question code → option code(s) or number. */
export const answers = z
  .record(z.string().max(40), z.union([z.string().max(60), z.array(z.string().max(60)).max(12), z.number()]))
  .meta(mostNames);

/** Everything a request form holds. All of it may be missing in a draft; publishing checks the whole. */
export const requestFields = z.object({
  service_id: id.optional(),
  title: z.string().trim().min(5).max(90).optional(),
  description: z.string().trim().max(5000).optional(),
  answers: answers.optional(),
  budget_min: price.optional(),
  budget_max: price.optional(),
  timing: timing.optional(),
  preferred_date: z.iso.date().optional(),
  time_window: timeWindow.optional(),
  is_urgent: z.boolean().optional(),
  city_id: id.optional(),
  district_id: id.optional(),
  address: z.string().trim().max(300).optional(),
});

/** The saved form, as the editor shows it again. */
export const requestDraft = requestFields.extend({
  id,
  status: requestStatus,
  provider_id: id.nullable(),
  provider_name: z.string().nullable(),
  photos: z.array(photo),
  questions: z.array(serviceQuestion),
  wants_publish: z.boolean(),
});
export type RequestDraft = z.infer<typeof requestDraft>;

export const requestTab = z.enum(["open", "awarding", "assigned", "completed", "closed", "draft"]);
export type RequestTab = z.infer<typeof requestTab>;

export const openRequestFilters = z.object({
  q: searchText,
  service: id.optional(),
  group: id.optional(),
  city: id.optional(),
  budget_min: price.optional(),
  budget_max: price.optional(),
  /** Published within so many hours. */
  age: z.int().min(1).max(720).optional(),
  no_offers: z.boolean().optional(),
  cursor,
});

export const requestsContract = {
  open: endpoint({
    method: "GET",
    path: "/open-requests",
    access: "guest",
    summary: "Open public requests, newest first",
    input: openRequestFilters,
    output: cursorPage(requestCard),
    limits: searchLimits,
  }),
  mine: endpoint({
    method: "GET",
    path: "/requests",
    access: "customer",
    summary: "The customer's own requests by status",
    input: z.object({ tab: requestTab.optional(), cursor }),
    output: cursorPage(requestCard).extend({ counts: z.record(requestTab, z.int()) }),
  }),
  get: endpoint({
    method: "GET",
    path: "/requests/:id",
    access: "guest",
    summary: "A request: in full for its owner, the public view for others",
    input: z.object({ id }),
    output: requestDetails,
    owned: "id",
  }),
  form: endpoint({
    method: "GET",
    path: "/requests/:id/form",
    access: "customer",
    summary: "A request's fields, for its editor",
    input: z.object({ id }),
    output: requestDraft,
    owned: "id",
  }),
  create: endpoint({
    method: "POST",
    path: "/requests",
    access: "customer",
    summary: "Make a draft; with provider_id a direct one",
    input: requestFields.extend({ provider_id: id.optional() }),
    output: z.object({ id }),
    success: 201,
    idempotent: true,
    limits: [{ name: "requests", by: "caller", max: 30, seconds: 3600 }],
  }),
  save: endpoint({
    method: "PUT",
    path: "/requests/:id",
    access: "customer",
    summary: "Save a draft, or edit an open request; a material change makes its offers stale",
    input: requestFields.extend({ id }),
    output: z.object({ id, status: requestStatus, version: z.int().min(1) }),
    owned: "id",
  }),
  publish: action("publish", "Publish a draft"),
  discard: action("discard", "Discard a draft"),
  cancel: action("cancel", "Cancel an open request", { reason: z.string().trim().max(500).optional() }),
  extend: action("extend", "Give an open or expired request 30 more days"),
  openToAll: action("open-to-all", "Open a direct request to all technicians"),
  setClosed: action("closed", "Close to new offers, or reopen", { is_closed: z.boolean() }),
  invite: action("invite", "Ask a technician to look at the request", { provider_id: id }),
};

function action<S extends z.ZodRawShape = Record<never, never>>(name: string, summary: string, fields?: S) {
  return endpoint({
    method: "POST",
    path: `/requests/:id/${name}`,
    access: "customer",
    summary,
    input: z.object({ id, ...(fields ?? ({} as S)) }),
    output: done,
    idempotent: true,
    owned: "id",
  });
}
