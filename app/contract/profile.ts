import { z } from "zod";
import { done, endpoint, fileAnswer, id, instant, mostNames, nothing, price } from "./endpoint";
import { filesAtOnce } from "./files";
import { unreadCount } from "./notifications";
import { accountType, activity, dayHours, fullName, named, trade } from "./people";

export const verification = z.enum(["none", "submitted", "verified", "rejected"]);

/** 0-9, or ٠-٩. */
const digits = z.enum(["latn", "arab"]);

/** The account's own record. */
export const accountDetails = z.object({
  id,
  name: z.string(),
  type: accountType,
  phone: z.string(),
  email: z.string().nullable(),
  locale: z.enum(["en", "ar"]),
  digits,
  city: named.nullable(),
  /** A file's id. */
  avatar: id.nullable(),
  is_verified: z.boolean(),
  is_completed: z.boolean(),
  is_taking_jobs: z.boolean(),
  unread_notifications: unreadCount,
  created_at: instant,
  /** Why staff closed the account, in their words; null while it is active. */
  inactive_reason: z.string().nullable(),
  user: activity,
});
export type AccountDetails = z.infer<typeof accountDetails>;

const hours = z.array(dayHours).length(7);

/** What the hours of a day begin with, and what is usual in Ramadan. */
export const hoursPresets = {
  usual: { opens: "09:00", closes: "18:00" },
  ramadan: { opens: "10:00", closes: "16:00" },
} as const;

/** What a provider's profile editor shows and saves. */
export const providerDraft = z.object({
  headline: z.string(),
  bio: z.string(),
  years: z.int(),
  warranty_days: z.int(),
  hours,
  services: z.array(z.object({ id, name: z.string(), from_price: z.int().nullable() })),
  cities: z.array(named),
  verification,
  verification_reason: z.string().nullable(),
  documents: z.int(),
  /** Names of what is still needed before the profile is complete. */
  missing: z.array(z.enum(["headline", "bio", "services", "cities"])),
});
export type ProviderDraft = z.infer<typeof providerDraft>;

export const profileContract = {
  details: endpoint({
    method: "GET",
    path: "/profile/details",
    access: "user",
    inactive: true,
    summary: "The account's own record",
    input: nothing,
    output: z.object({ user: accountDetails }),
  }),
  export: endpoint({
    method: "GET",
    path: "/profile/export",
    access: "user",
    inactive: true,
    summary: "Everything that is kept of the caller, as a JSON file",
    input: nothing,
    output: fileAnswer,
    answer: "file",
    limits: [{ name: "exports", by: "caller", max: 6, seconds: 3600 }],
  }),
  provider: endpoint({
    method: "GET",
    path: "/profile/provider",
    access: "provider",
    summary: "The provider's own profile, for its editor",
    input: nothing,
    output: providerDraft,
  }),
  saveProvider: endpoint({
    method: "PUT",
    path: "/profile/provider",
    access: "provider",
    summary: "Save the provider's profile; complete once nothing is missing",
    input: z.object({
      headline: z.string().trim().min(3).max(80),
      bio: z.string().trim().min(30).max(2000),
      years: z.int().min(0).max(70),
      warranty_days: z.int().min(0).max(730),
      ...trade,
      /** "HH:MM-HH:MM" for each weekday, Sunday first; "" is closed. Absent leaves the hours as they are. Errors: `hours.0` to `hours.6`. */
      hours: z.array(z.string().max(11)).length(7).optional(),
      /** service id → price from which it starts, minor units; null takes it back, and what is absent stays as it is. */
      from_prices: z.record(id, price.nullable()).meta(mostNames).optional(),
    }),
    output: providerDraft,
  }),
  saveCustomer: endpoint({
    method: "PUT",
    path: "/profile/customer",
    access: "customer",
    summary: "Complete a customer's missing data",
    input: z.object({ name: fullName, city_id: id }),
    output: done,
  }),
  setTakingJobs: endpoint({
    method: "PUT",
    path: "/profile/taking-jobs",
    access: "provider",
    summary: "Take new jobs, or pause",
    input: z.object({ is_taking_jobs: z.boolean() }),
    output: done,
  }),
  setDigits: endpoint({
    method: "PUT",
    path: "/profile/digits",
    access: "user",
    summary: "Read figures as 0-9, or as ٠-٩",
    input: z.object({ digits }),
    output: done,
  }),
  submitDocuments: endpoint({
    method: "POST",
    path: "/profile/documents",
    access: "provider",
    summary: "Hand in the uploaded documents for verification",
    input: z.object({ file_ids: z.array(id).min(1).max(filesAtOnce.document) }),
    output: done,
  }),
  setAvatar: endpoint({
    method: "PUT",
    path: "/profile/avatar",
    access: "user",
    summary: "Use an uploaded photo as the account's picture, or none",
    input: z.object({ file_id: id.nullable() }),
    output: done,
  }),
};
