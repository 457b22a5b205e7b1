import type { Parsed } from "~/contract/endpoint";
import type { Named } from "~/contract/people";
import type { ProviderDraft, profileContract } from "~/contract/profile";
import { isWorkday } from "~/i18n/country";
import { formatMoney } from "~/i18n/money";
import { type Act, change } from "../change";
import type { Context, User } from "../context";
import { invalid, type Sentence } from "../errors";
import type { Operation } from "../operation";
import { learnWords } from "../search/vocabulary-store";
import { wordsOf } from "../search-words";
import { namedIn } from "../technician-card";
import {
  countProviders,
  getProvider,
  lockProfile,
  type ProfileChange,
  readChosen,
  saveProfile,
} from "./provider-store";
import { difference, missingOf, readHours, startingPrice } from "./rules";

type Form = Parsed<typeof profileContract.saveProvider>;
type Chosen = Awaited<ReturnType<typeof readChosen>>;

/** Until hours are saved, the country's working days from 9 to 18. */
const usualHours = ({ settings }: Context) =>
  Array.from({ length: 7 }, (_, day) =>
    isWorkday(settings.country, day) ? { opens: "09:00", closes: "18:00" } : null,
  );

async function draftOf(userId: string, ctx: Context): Promise<ProviderDraft> {
  const profile = await getProvider(ctx.db, userId);
  const named = (row: { id: string; en: string; ar: string }): Named => namedIn(ctx.locale, row);
  return {
    headline: profile.headline,
    bio: profile.bio,
    years: profile.years,
    warranty_days: profile.warrantyDays,
    hours: profile.hours.length === 7 ? profile.hours : usualHours(ctx),
    services: profile.services.map((service) => ({ ...named(service), from_price: service.fromPrice })),
    cities: profile.cities.map(named),
    verification: profile.verification,
    verification_reason: profile.verificationReason,
    documents: profile.documents,
    missing: missingOf({ ...profile, services: profile.services.length, cities: profile.cities.length }),
  };
}

export const provider: Operation<typeof profileContract.provider> = (_, ctx) => draftOf(ctx.user.id, ctx);

function priceFault(form: Form, chosen: Chosen, { locale, settings }: Context): Sentence | null {
  const low = chosen.services.find(
    ({ id, priceFloor }) => (form.from_prices?.[id] ?? priceFloor) < priceFloor,
  );
  if (!low) return null;
  const amount = formatMoney(locale, "latn", low.priceFloor, settings.country.currency);
  return { key: "validation:minAmount", params: { amount } };
}

/** What was chosen and typed, checked; refused with a sentence for each wrong field. */
async function readForm(form: Form, ctx: Context) {
  const chosen = await readChosen(ctx.db, form.services, form.cities);
  const hours = form.hours?.map(readHours);
  const low = priceFault(form, chosen, ctx);
  const faults: Record<string, Sentence[]> = {
    ...(chosen.services.length < new Set(form.services).size && { services: ["validation:wrongService"] }),
    ...(chosen.cities.length < new Set(form.cities).size && { cities: ["validation:notOneOf"] }),
    ...(hours?.includes("fault") && { hours: ["validation:timeOrder"] }),
    ...(low && { from_prices: [low] }),
  };
  if (Object.keys(faults).length > 0) throw invalid(faults);
  return { chosen, hours: hours?.filter((day) => day !== "fault") };
}

function changeOf(
  user: User,
  form: Form,
  { chosen, hours }: Awaited<ReturnType<typeof readForm>>,
): ProfileChange {
  const services = chosen.services.map(({ id }) => ({
    serviceId: id,
    fromPrice: form.from_prices?.[id] ?? null,
  }));
  const names = [...chosen.services, ...chosen.cities].flatMap(({ en, ar }) => [en, ar]);
  return {
    headline: form.headline,
    bio: form.bio,
    years: form.years,
    warrantyDays: form.warranty_days,
    ...(hours && { hours }),
    startingPrice: startingPrice(services.map(({ fromPrice }) => fromPrice)),
    words: wordsOf(user.name, form.headline, ...names, form.bio),
    services,
    cities: chosen.cities.map(({ id }) => id),
  };
}

type Offered = { id: string; groupId: string };

/** Keeps the totals that a saved profile changes: providers of services and groups, and technicians in all. */
async function countChange(
  { tx, book }: Act,
  before: readonly Offered[],
  after: readonly Offered[],
): Promise<void> {
  const ids = difference(
    before.map(({ id }) => id),
    after.map(({ id }) => id),
  );
  const groups = difference(
    before.map(({ groupId }) => groupId),
    after.map(({ groupId }) => groupId),
  );
  for (const group of groups.added) book.count(`providers:${group}`, 1);
  for (const group of groups.removed) book.count(`providers:${group}`, -1);
  book.count("technicians", Number(after.length > 0) - Number(before.length > 0));
  await countProviders(tx, ids.added, ids.removed);
}

/** Stores a checked profile with its search words and the totals that it changes. */
export async function storeProfile(
  act: Act,
  userId: string,
  saved: ProfileChange,
  offered: readonly Offered[],
): Promise<void> {
  const before = await lockProfile(act.tx, userId);
  const isPublic = await saveProfile(act.tx, userId, saved);
  await learnWords(act.tx, "provider", saved.words);
  await countChange(act, before.isPublic ? before.services : [], isPublic ? offered : []);
}

export const saveProvider: Operation<typeof profileContract.saveProvider> = async (form, ctx) => {
  const { user } = ctx;
  const read = await readForm(form, ctx);
  const saved = changeOf(user, form, read);
  const author = { actor: "provider", id: user.id } as const;
  await change(ctx, author, ctx.now, (act) => storeProfile(act, user.id, saved, read.chosen.services));
  ctx.say(user.isCompleted ? "api:profile.saved" : "api:profile.completed");
  return draftOf(user.id, ctx);
};
