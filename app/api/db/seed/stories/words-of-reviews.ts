import { groupOfService } from "../catalogue";
import type { Provider } from "../people/technicians";
import type { Random } from "../random";
import { general, lastWords, ofWork } from "../reviews/texts";
import type { Unwritten } from "./review";

/** "{he|she}" in the technician's gender. */
const gendered = (text: string, gender: Provider["gender"]) =>
  text.replace(/\{([^|}]*)\|([^}]*)\}/g, (_, his: string, hers: string) => (gender === "m" ? his : hers));

/** Said of somebody who was late, these would be odd. */
const praisesTime = /minute|الدقيقة|early|sooner|قبل (الموعد|الوقت)|On time|التزام بالموعد/;

function choices({ plan, mood, isPunctual }: Unwritten, random: Random): readonly string[] {
  const { locale } = plan.customer;
  const { service } = plan.need;
  const own = [
    ...(ofWork[service]?.[locale] ?? []),
    ...(ofWork[groupOfService(service).slug]?.[locale] ?? []),
  ];
  const texts = mood === "delighted" && own.length > 0 && random.chance(0.35) ? own : general[mood][locale];
  return isPunctual ? texts : texts.filter((text) => !praisesTime.test(text));
}

/**
 * Writes the reviews in the order in which they are read: each time the text that was not read for longest, and none twice about
 * one technician.
 */
export function writeReviews(unwritten: Unwritten[], random: Random): void {
  const lastRead = new Map<string, number>();
  const about = new Map<string, Set<string>>();
  const inOrder = [...unwritten].sort((a, b) => Number(a.review.createdAt) - Number(b.review.createdAt));
  for (const [place, one] of inOrder.entries()) {
    const { review, provider, plan, mood } = one;
    const known = about.get(provider.id) ?? new Set<string>();
    about.set(provider.id, known);
    const left = random.shuffle(choices(one, random)).filter((text) => !known.has(text));
    const [text] = left.sort((a, b) => (lastRead.get(a) ?? -1) - (lastRead.get(b) ?? -1));
    if (text === undefined) continue;
    lastRead.set(text, place);
    known.add(text);
    const more =
      mood === "delighted" && random.chance(0.3) ? ` ${random.pick(lastWords[plan.customer.locale])}` : "";
    review.body = gendered(text + more, provider.gender);
  }
}
