import type { Locale } from "~/i18n/locale";
import { queueMessage } from "../outside/outbox";
import type { Act } from "../record/change";
import type { NoticeKind } from "../record/notices";
import { maskIban } from "./iban-rules";

type Owner = { id: string; email: string | null; phone: string; locale: Locale };
type Told = {
  kind: NoticeKind;
  /** Of the message, which names the account alone. */
  template: string;
  path: `/${string}`;
  params?: Record<string, string | number>;
};

/** An account was named. Money and security: told on every channel there is. */
export async function tellEverywhere(
  { tx, book }: Act,
  owner: Owner,
  iban: string,
  told: Told,
): Promise<void> {
  const { id: userId, email, phone, locale } = owner;
  const params = { iban: maskIban(iban) };
  book.tell({ userId, kind: told.kind, params: { ...params, ...told.params }, path: told.path });
  const message = { locale, template: told.template, params };
  await queueMessage(tx, { ...message, channel: "sms", recipient: phone }, book.at);
  if (email) await queueMessage(tx, { ...message, channel: "email", recipient: email }, book.at);
}
