import type { Parsed } from "~/contract/endpoint";
import type { ProviderDraft, profileContract } from "~/contract/profile";
import { isWorkday } from "~/i18n/country";
import { oneLine } from "../cleaned-input";
import type { Context, User } from "../context";
import { maskContacts } from "../masking/masking";
import { checked, type Operation } from "../operation";
import { countUses, perHour } from "../rate-limit";
import { namedIn } from "../reading";
import { type Act, change } from "../record/change";
import { wordsOfProvider } from "../search/trade-words";
import { learnWords } from "../search/vocabulary-store";
import { countListing } from "./listing";
import { providerFaults, readForm } from "./provider-form";
import { getProvider, lockProfile, type ProfileChange, saveProfile } from "./provider-store";
import { missingOf, pricesAfter, startingPrice } from "./rules";

type Form = Parsed<typeof profileContract.saveProvider>;
/** A profile to be stored; a service whose price is left out keeps the one it has. */
type Saved = Omit<ProfileChange, "services" | "startingPrice"> & {
  services: { serviceId: string; fromPrice?: number | null | undefined }[];
};

/** Until hours are saved, the country's working days from 9 to 18. */
const usualHours = ({ settings }: Context) =>
  Array.from({ length: 7 }, (_, day) =>
    isWorkday(settings.country, day) ? { opens: "09:00", closes: "18:00" } : null,
  );

async function draftOf(userId: string, ctx: Context): Promise<ProviderDraft> {
  const profile = await getProvider(ctx.db, userId);
  const named = (row: { id: string; en: string; ar: string }) => namedIn(ctx.locale, row);
  return {
    ...{ headline: profile.headline, bio: profile.bio, years: profile.years },
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

function changeOf(
  user: User,
  form: Form,
  { chosen, hours }: Awaited<ReturnType<typeof readForm>>,
): { saved: Saved; isMasked: boolean } {
  const [headline, bio] = [maskContacts(oneLine(form.headline)), maskContacts(form.bio)];
  const saved = {
    headline: headline.text,
    bio: bio.text,
    years: form.years,
    warrantyDays: form.warranty_days,
    ...(hours && { hours }),
    words: wordsOfProvider({ ...chosen, name: user.name, headline: headline.text, bio: bio.text }),
    services: chosen.services.map(({ id }) => ({ serviceId: id, fromPrice: form.from_prices?.[id] })),
    cities: chosen.cities.map(({ id }) => id),
  };
  return { saved, isMasked: headline.isMasked || bio.isMasked };
}

type Offered = { id: string; groupId: string };

/** Stores a checked profile with its search words and the totals that it changes. */
export async function storeProfile(
  act: Act,
  userId: string,
  saved: Saved,
  offered: readonly Offered[],
): Promise<void> {
  const before = await lockProfile(act.tx, userId);
  const services = pricesAfter(saved.services, before.services);
  const least = startingPrice(services.map(({ fromPrice }) => fromPrice));
  const isPublic = await saveProfile(act.tx, userId, { ...saved, services, startingPrice: least });
  await learnWords(act.tx, "provider", saved.words);
  await countListing(act, before.isPublic ? before.services : [], isPublic ? offered : []);
}

export const saveProvider = checked<typeof profileContract.saveProvider>(
  providerFaults,
  async (form, ctx) => {
    const { user } = ctx;
    const read = await readForm(form, ctx);
    await countUses(ctx.db, [perHour("profile-save", user.id, ctx.settings.profileSavesPerHour)], ctx.now);
    const { saved, isMasked } = changeOf(user, form, read);
    const author = { actor: "provider", id: user.id } as const;
    await change(ctx, author, ctx.now, (act) => storeProfile(act, user.id, saved, read.chosen.services));
    const done = user.isCompleted ? "api:profile.saved" : "api:profile.completed";
    ctx.say(isMasked ? `${done}Masked` : done);
    return draftOf(user.id, ctx);
  },
);
