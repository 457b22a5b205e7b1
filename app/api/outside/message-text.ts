import { env } from "~/env.server";
import type { Locale } from "~/i18n/locale";
import { fixedT } from "~/i18n/messages.server";
import type { Message } from "./outbox";

/** Characters of a message in two parts: without Arabic, and with it. */
const twoParts: Record<Locale, number> = { en: 306, ar: 134 };

/**
 * The text with the last line by which a phone offers a code to the site that it belongs to, and to no other; left out where it
 * would take a third part.
 * @param host of the site, without port; null where the site's address is not known
 */
export function withCodeLine(text: string, { code, host, locale }: CodeLine): string {
  const whole = `${text}\n\n@${host} #${code}`;
  return code === undefined || host === null || whole.length > twoParts[locale] ? text : whole;
}

type CodeLine = { code: string | number | undefined; host: string | null; locale: Locale };

/** What a message says, in the language that it was written in. */
export function textOf({ channel, locale, template, params }: Omit<Message, "recipient">): string {
  const text = fixedT(locale)(`outbox:${template}.text`, params);
  const { PUBLIC_URL } = env();
  const host = PUBLIC_URL ? new URL(PUBLIC_URL).hostname : null;
  return channel === "sms" ? withCodeLine(text, { code: params.code, host, locale }) : text;
}
