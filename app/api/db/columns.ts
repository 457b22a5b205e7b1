import type { Locale } from "~/i18n/locale";

/** A text in both languages, as stored in JSON columns. */
export type Bilingual = Record<Locale, string>;

/** A structured question of a service; answers are stored as codes and shown in the reader's language. */
export type ServiceQuestion = {
  code: string;
  type: "single" | "multi" | "number";
  label: Bilingual;
  /** Empty for `number`. */
  options: { code: string; label: Bilingual }[];
};

/** Question code → option code(s) or number. */
export type RequestAnswers = Record<string, string | string[] | number>;

/** Opening hours of one weekday, "HH:MM" in the provider's time zone. */
export type DayHours = { opens: string; closes: string };

export type AuditDetail = Record<string, string | number | boolean | null>;
export type NoticeParams = Record<string, string | number>;
export type OutboxParams = Record<string, string | number>;

/** What a gateway's event says, as it was read. */
export type EventFacts = Record<string, string | number>;

/** Who sells or buys by an invoice, as they were called when it was given. */
export type InvoiceParty = {
  role: "platform" | "provider" | "customer";
  name: string;
  vat_number: string | null;
};
