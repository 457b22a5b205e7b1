import { z } from "zod";
import { id } from "./endpoint";

export const accountType = z.enum(["customer", "provider", "staff"]);
export type AccountType = z.infer<typeof accountType>;

/** The two between whom a job is agreed on. */
export const side = accountType.exclude(["staff"]);
export type Side = z.infer<typeof side>;

/** 0 inactive, 1 active: the specification's nested record. */
export const activity = z.object({ is_active: z.union([z.literal(0), z.literal(1)]) });

export const fullName = z.string().trim().min(2).max(80);
/** As typed, in any digits; the API parses it for the operator's country. */
export const phoneText = z.string().trim().min(6).max(24);
export const emailText = z.string().trim().max(254);
export const password = z.string().min(8).max(128);
/** Set apart by spaces or dashes, or not. */
export const sixDigits = z
  .string()
  .trim()
  .min(1)
  .min(6, "validation:codeFormat")
  .max(12, "validation:codeFormat");

/** What a provider does, and where: ids, at least one of each. */
export const trade = {
  services: z.array(id, "validation:noService").min(1, "validation:noService").max(20),
  cities: z.array(id, "validation:noCity").min(1, "validation:noCity").max(12),
};

/** A person as others see one: a customer's name is shortened before it leaves the API. */
export const person = z.object({
  id,
  name: z.string(),
  type: accountType,
  /** A file's id. */
  avatar: id.nullable(),
  is_online: z.boolean(),
});

/** Answer of sign-up, sign-in and verification, as the specification names it. */
export const signedIn = z.object({
  token: z.string(),
  otp_token: z.string().nullable(),
  is_verified: z.boolean(),
  is_completed: z.boolean(),
  type: accountType,
  user: z.object({ id, name: z.string(), type: accountType, user: activity }),
  name: z.string(),
});
export type SignedIn = z.infer<typeof signedIn>;

/** A place by id, named in the reader's language. */
export const named = z.object({ id, name: z.string() });
export type Named = z.infer<typeof named>;

/** Opening hours of a weekday, "HH:MM"; null is closed. Seven of them, Sunday first. */
export const dayHours = z
  .object({ opens: z.string().regex(/^\d\d:\d\d$/), closes: z.string().regex(/^\d\d:\d\d$/) })
  .nullable();
