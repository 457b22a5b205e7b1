import { and, desc, eq, isNull } from "drizzle-orm";
import type { Locale } from "~/i18n/locale";
import type { Db } from "../db/client";
import type { OutboxParams } from "../db/columns";
import { outbox } from "../db/schema";
import type { Log } from "../log";
import { newId } from "../secrets";

export type Message = {
  channel: "sms" | "email";
  /** E.164 phone, or e-mail address. */
  recipient: string;
  locale: Locale;
  /** Name below `outbox:`; `<template>.text`, and `<template>.subject` for e-mail. */
  template: string;
  params: OutboxParams;
};

type Delivery = { db: Db; log: Log; isDemo: boolean };

/** Puts a message into the outbox, in the transaction of what it reports. */
export const queueMessage = (tx: Db, message: Message, now: Date) =>
  tx.insert(outbox).values({ id: newId(), ...message, createdAt: now });

export const listMessages = (db: Db, recipient: string | undefined) =>
  db
    .select()
    .from(outbox)
    .where(recipient ? eq(outbox.recipient, recipient) : undefined)
    .orderBy(desc(outbox.createdAt), desc(outbox.id))
    .limit(50);

/**
 * The offline twin of the providers: a line in the log, without the recipient or the text. What was in a message (a code, say) is
 * kept for the demonstration's page alone.
 */
export async function deliverToLog({ db, log, isDemo }: Delivery, now: Date): Promise<void> {
  const waiting = await db.select().from(outbox).where(isNull(outbox.sentAt)).limit(100);
  for (const { id, channel, template } of waiting) {
    if (isDemo) log.info({ id, channel, template }, "message delivered to the outbox page");
    else log.warn({ id, channel, template }, "message not delivered: no provider is configured");
    await db
      .update(outbox)
      .set({ sentAt: now, ...(!isDemo && { params: {} }) })
      .where(and(eq(outbox.id, id), isNull(outbox.sentAt)));
  }
}
