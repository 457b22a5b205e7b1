import type { z } from "zod";
import type { codeState } from "~/contract/auth";
import type { Context, User } from "../context";
import type { Db } from "../db/client";
import { queueMessage } from "../outside/outbox";
import { type Limit, ofAddress, takeUses, tooMany, usedUpUntil } from "../rate-limit";
import { digest, newCode, newId } from "../secrets";
import { findCode, replaceCode } from "./code-store";
import { triesLeft } from "./rules";

const hour = 3600;

/** A code's wait for the next one is its own; all else counts whatever is sent. */
type Again = "code-again" | "reset-again";

/** How often codes may be sent: to a phone, from an address, and at all. */
function limitsOf(phone: string, { settings, address }: Context, again: Again): Limit[] {
  return [
    { name: again, subject: phone, max: 1, seconds: settings.codeResendAfter },
    { name: "code-hour", subject: phone, max: settings.codesPerHour, seconds: hour },
    { name: "code-day", subject: phone, max: settings.codesPerDay, seconds: 24 * hour },
    ...ofAddress(address, { name: "code-address", max: settings.codesPerHourFromAddress, seconds: hour }),
    { name: "code-global", subject: "", max: settings.codesPerHourGlobal, seconds: hour },
  ];
}

/**
 * Counts a code to this phone, before the transaction that makes it.
 * @returns null, or when one may be sent, if none may be now
 */
export async function takeCode(
  phone: string,
  ctx: Context,
  again: Again = "code-again",
): Promise<Date | null> {
  const limits = limitsOf(phone, ctx, again);
  const until = await usedUpUntil(ctx.db, limits, ctx.now);
  return until ?? takeUses(ctx.db, limits, ctx.now);
}

/** Counts a code to this phone, or refuses. */
export async function allowCode(phone: string, ctx: Context, again?: Again): Promise<void> {
  const until = await takeCode(phone, ctx, again);
  if (until) throw tooMany(until, ctx.now);
}

/** What is stored of a code: its id is the salt, and it fits no other purpose or phone. */
export const hashCode = (id: string, phone: string, code: string) => digest(`${id}:sign_up:${phone}:${code}`);

/** Makes the code that verifies an account's phone, and the message that carries it. */
export async function sendCode(
  tx: Db,
  { id: userId, phone }: Pick<User, "id" | "phone">,
  ctx: Context,
): Promise<void> {
  const [id, code] = [newId(), newCode()];
  const { now, locale, settings } = ctx;
  const expiresAt = new Date(now.getTime() + settings.codeLifetime * 1000);
  const hash = hashCode(id, phone, code);
  await replaceCode(tx, { id, userId, purpose: "sign_up", phone, hash, expiresAt, createdAt: now });
  const params = { code, count: Math.round(settings.codeLifetime / 60) };
  await queueMessage(tx, { channel: "sms", recipient: phone, locale, template: "code", params }, now);
}

/** When another code to this phone may be asked for: now, or later. */
export const codeAgainAt = async (phone: string, ctx: Context, again: Again = "code-again"): Promise<Date> =>
  (await usedUpUntil(ctx.db, limitsOf(phone, ctx, again), ctx.now)) ?? ctx.now;

/** Where the code went, until when it counts, and when another may be asked for. */
export async function stateOfCode(
  user: Pick<User, "id" | "phone">,
  ctx: Context,
): Promise<z.input<typeof codeState>> {
  const code = await findCode(ctx.db, user.id, "sign_up");
  return {
    phone: user.phone,
    resend_at: (await codeAgainAt(user.phone, ctx)).toISOString(),
    expires_at: (code?.expiresAt ?? ctx.now).toISOString(),
    tries_left: triesLeft(code, ctx.settings.codeTries, ctx.now),
  };
}
