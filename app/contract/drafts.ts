import { z } from "zod";
import { done, endpoint, id, nothing } from "./endpoint";
import { requestStatus } from "./request-fields";
import { requestDraft, requestFields } from "./request-form";
import { saveLimits } from "./requests";

/** A guest's draft is reached by the key in the `Draft-Key` header, never by an id. */
export const draftsContract = {
  start: endpoint({
    method: "POST",
    path: "/drafts",
    access: "guest",
    summary: "Start a guest's draft; the key is shown once",
    input: z.object({ provider_id: id.optional() }),
    output: z.object({ key: z.string() }),
    success: 201,
    limits: [{ name: "drafts", by: "address", max: 5, seconds: 3600 }],
  }),
  get: endpoint({
    method: "GET",
    path: "/drafts/current",
    access: "guest",
    summary: "The guest's draft; null when there is none",
    input: nothing,
    output: requestDraft.nullable(),
  }),
  save: endpoint({
    method: "PUT",
    path: "/drafts/current",
    access: "guest",
    summary:
      "Save the guest's draft; with publish, which needs it complete, it is published once the account is verified",
    input: requestFields.extend({ publish: z.boolean().optional() }),
    output: requestDraft,
    limits: saveLimits,
  }),
  discard: endpoint({
    method: "DELETE",
    path: "/drafts/current",
    access: "guest",
    summary: "Discard the guest's draft, if there is one",
    input: nothing,
    output: done,
  }),
  claim: endpoint({
    method: "POST",
    path: "/drafts/claim",
    access: "customer",
    summary:
      "Take over the guest's draft after signing in, and publish it if that was asked and it is complete",
    input: nothing,
    output: z.object({ id, status: requestStatus }).nullable(),
  }),
};
