import type { AuditLine } from "~/contract/staff-fields";
import type { Path } from "~/i18n/link";
import { digitsIn } from "~/i18n/locale";
import { dictionaries, type Namespace } from "~/i18n/messages.server";
import { formatMoney } from "~/i18n/money";
import { reasonOfRefund } from "~/i18n/refund-reason";
import { country } from "../country.server";
import type { Page } from "../page.server";

/** A line of the audit log in the reader's words. */
export type ShownLine = {
  id: string;
  event: string;
  /** What it is about, with the page where staff see it. */
  about: { name: string; to: Path } | null;
  from: string | null;
  to: string | null;
  reason: string | null;
  /** What else is written there: names and values. */
  details: { name: string; value: string; to?: Path }[];
  by: string;
  /** Whoever did it, if that was a person. */
  author: { name: string; to: Path } | null;
  at: string;
};

/** The text of a key, or the word itself where nobody has written one yet: the log shows all that it holds. */
function worded({ locale, t }: Page, namespace: Namespace, key: string, word: string): string {
  return key in dictionaries[locale][namespace] ? t(`${namespace}:${key}`) : word;
}

/** Details that are minor units. */
const moneyDetails = [
  ...["price", "asked", "before", "fee", "refund", "owed"],
  ...["made", "gross", "amount", "loss", "kept", "debt"],
];

/** Details that the line says by itself. */
const saidElsewhere = ["reason", "note", "reason_ar", "partly"];

/** Where the texts of a kind are: of a complaint, of a proposal, of what a gateway has told, or of a step that time makes. */
const kindsOf: Partial<Record<AuditLine["entity"], readonly [Namespace, string]>> = {
  complaint: ["staff", "complaint.kind"],
  proposal: ["staff", "proposal.kind"],
  gateway_event: ["staff", "events.kind"],
};

/** Details that are words of a list, one or several with a space between them: where its texts are. */
const wordedDetails: Record<string, (entity: AuditLine["entity"]) => readonly [Namespace, string]> = {
  by: () => ["staff", "audit.by"],
  way: () => ["staff", "refunds.way"],
  changed: (entity) => ["staff", entity === "request" ? "request.changed" : "changed"],
  outcome: () => ["complaints", "outcome"],
  rule: () => ["reviews", "rule"],
  method: () => ["payments", "method"],
  kind: (entity) => kindsOf[entity] ?? ["staff", "step"],
};

/** What is decided of an account has its own words, and what is only to be carried out yet. */
const formOf = ({ detail, to }: AuditLine) =>
  detail.kind === "account_appeal" ? ".account" : to === "decided" ? ".due" : "";

function detailsOf(page: Page, line: AuditLine): ShownLine["details"] {
  const { entity, detail, provider } = line;
  const { locale, viewer } = page;
  const inWords = (name: string, value: string | number | boolean) => {
    if (moneyDetails.includes(name) && typeof value === "number")
      return formatMoney(locale, digitsIn(locale, viewer?.digits ?? "latn"), value, country().currency);
    const [namespace, stem] = wordedDetails[name]?.(entity) ?? [];
    if (!namespace) return String(value);
    const suffix = name === "outcome" ? formOf(line) : "";
    const words = String(value).split(" ");
    const plain = (word: string) => worded(page, namespace, `${stem}.${word}`, word);
    return words.map((word) => worded(page, namespace, `${stem}.${word}${suffix}`, plain(word))).join(" · ");
  };
  return Object.entries(detail)
    .filter(([name, value]) => !saidElsewhere.includes(name) && value !== null && value !== "")
    .map(([name, value]) => ({
      name: worded(page, "staff", `detail.${name}`, name),
      ...(name === "provider_id"
        ? { value: provider?.name || page.t("staff:detail.account"), to: `/admin/users/${value}` as const }
        : { value: inWords(name, value ?? ""), ...wayOf(line, name) }),
    }));
}

/** A complaint may be about nobody and no job that the line could name: what it is leads to it. */
const wayOf = ({ entity, entity_id }: AuditLine, name: string): { to?: Path } =>
  entity === "complaint" && name === "kind" ? { to: `/admin/complaints/${entity_id}` } : {};

function aboutOf({ request, subject }: AuditLine): ShownLine["about"] {
  if (subject) return { name: subject.name, to: `/admin/users/${subject.id}` };
  return request && { name: request.title, to: `/requests/${request.id}` };
}

/** Why, or what, as whoever did it wrote it, for the reader where in both languages; of a refund that a gateway refused, its code in words. */
function reasonOf({ locale, t }: Page, { entity, actor, detail }: AuditLine): string | null {
  const reason = (locale === "ar" && detail.reason_ar) || detail.reason || detail.note;
  if (typeof reason !== "string" || reason === "") return null;
  const coded = entity === "refund" && actor !== "staff" ? reasonOfRefund(reason) : null;
  return coded ? t(coded.key) : reason;
}

/** Who did it: a person in which part, the clock, the gateway, or somebody at the server. */
function roleOf(page: Page, { actor, author }: AuditLine): string {
  return page.t(`staff:audit.by.${actor === "staff" && !author ? "command" : actor}`);
}

/** Whether it says of a payment's state that only a part was refunded: before the step, or after it. */
const isInPart = ({ detail: { partly } }: AuditLine, end: "from" | "to") =>
  typeof partly === "string" && partly.split(" ").includes(end);

/** An appeal about an account is a complaint, with words of its own: for what happens to it, and for a state that agrees with it. */
const wordsOf = ({ entity, detail: { kind } }: AuditLine) =>
  entity === "complaint" && kind === "account_appeal"
    ? { events: "appeal", states: "dispute" }
    : { events: entity, states: entity };

/** What happened; to an appeal, what would have happened to a complaint where it says no other. */
function eventOf(page: Page, line: AuditLine): string {
  const { entity, event } = line;
  const word = worded(page, "staff", `event.${entity}.${event}`, event);
  return worded(page, "staff", `event.${wordsOf(line).events}.${event}`, word);
}

export function shownLine(page: Page, line: AuditLine): ShownLine {
  const { id, author, at } = line;
  const stateOf = (end: "from" | "to") => {
    const state = line[end];
    const named = `${wordsOf(line).states}.${isInPart(line, end) ? "refunded_partly" : state}`;
    // What its owner is asked to do is not the reader's to do here.
    return state && worded(page, "staff", `state.${named}`, worded(page, "statuses", named, state));
  };
  return {
    id,
    event: eventOf(page, line),
    about: aboutOf(line),
    from: line.from === line.to ? null : stateOf("from"),
    to: stateOf("to"),
    reason: reasonOf(page, line),
    details: detailsOf(page, line),
    by: roleOf(page, line),
    author: author && { name: author.name, to: `/admin/users/${author.id}` },
    at,
  };
}
