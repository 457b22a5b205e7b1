import type { Locale } from "~/i18n/locale";
import type { NoticeParams, OutboxParams } from "../db/columns";
import type { Act } from "../record/change";
import type { NoticeKind } from "../record/notices";
import { queueMessage } from "./outbox";

export type Owner = { id: string; email: string | null; phone: string; locale: Locale };
type Told = {
  kind: NoticeKind;
  params: NoticeParams;
  path: `/${string}`;
  /** Of the message, which says no more than it has to: it may lie open on a screen. */
  template: string;
  shown?: OutboxParams;
};

/** Money and security: told on every channel there is. */
export async function tellEverywhere({ tx, book }: Act, owner: Owner, told: Told): Promise<void> {
  const { id: userId, email, phone, locale } = owner;
  const { kind, params, path, template, shown = {} } = told;
  book.tell({ userId, kind, params, path });
  const message = { locale, template, params: shown };
  await queueMessage(tx, { ...message, channel: "sms", recipient: phone }, book.at);
  if (email) await queueMessage(tx, { ...message, channel: "email", recipient: email }, book.at);
}
