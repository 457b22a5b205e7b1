import { z } from "zod";
import {
  cursor,
  cursorPage,
  done,
  endpoint,
  id,
  nothing,
  parts,
  price,
  type RateLimit,
  search,
} from "./endpoint";
import { ownRequestCard, requestCard, requestDetails, requestStatus } from "./request-fields";
import { requestDraft, requestFields } from "./request-form";

/** A form that saves itself does so 24 times a minute at most: this leaves room for five at one address. */
export const saveLimits: readonly RateLimit[] = [
  { name: "request-saves", by: "caller", max: 120, seconds: 60, inProcess: true },
];

export const requestTab = z.enum(["open", "awarding", "assigned", "completed", "closed", "draft"]);
export type RequestTab = z.infer<typeof requestTab>;

/** The form is meant to be published next: what it lacks for that is named together with what is wrong. */
const whole = z.boolean().optional();

export const openRequestFilters = z.object({
  q: search.text,
  service: id.optional(),
  group: id.optional(),
  city: id.optional(),
  budget_min: price.optional(),
  budget_max: price.optional(),
  /** Published within so many hours. */
  age: z.int().min(1).max(720).optional(),
  no_offers: z.boolean().optional(),
  cursor,
  parts,
});

export const requestsContract = {
  open: endpoint({
    method: "GET",
    path: "/open-requests",
    access: "guest",
    summary: "Open public requests, newest first",
    input: openRequestFilters,
    output: cursorPage(requestCard),
    shared: true,
    limits: search.limits,
  }),
  mine: endpoint({
    method: "GET",
    path: "/requests",
    access: "customer",
    summary: "The customer's own requests by status, the last changed first",
    input: z.object({ tab: requestTab.optional(), cursor, parts }),
    output: cursorPage(ownRequestCard).extend({ counts: z.record(requestTab, z.int()) }),
  }),
  room: endpoint({
    method: "GET",
    path: "/request-room",
    access: "customer",
    summary: "How many requests the customer has open, or waiting for payment, and may have",
    input: nothing,
    output: z.object({ open: z.int(), most: z.int() }),
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
    summary:
      "Make a draft; with provider_id a direct one; with whole none of a form that could not be published",
    input: requestFields.extend({ provider_id: id.optional(), whole }),
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
    input: requestFields.extend({ id, whole }),
    output: z.object({ id, status: requestStatus, version: z.int().min(1) }),
    owned: "id",
    limits: saveLimits,
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
