import { wordsOfProvider } from "../../../search/trade-words";
import type { providerCities, providerProfiles, providerServices, users } from "../../schema";
import { groupOfService, serviceOf } from "../catalogue";
import { type Clock, clock } from "../clock";
import type { Customer } from "../people/households";
import type { Provider } from "../people/technicians";
import { cityOf } from "../places";
import type { World } from "../stories";
import { figuresById } from "./figures";
import { rejection } from "./rejection";
import { staffRows } from "./staff";
import { verificationTimes } from "./verification-times";

type Rows<T extends { $inferInsert: unknown }> = T["$inferInsert"][];

const day = 24 * 60;

const customerRow = (customer: Customer, passwordHash: string, { ago }: Clock) => ({
  ...{
    id: customer.id,
    type: "customer" as const,
    name: customer.name,
    phone: customer.phone,
    email: customer.email,
  },
  ...{ passwordHash, locale: customer.locale, cityId: customer.home.city },
  ...{ isVerified: customer.isVerified, isCompleted: true },
  ...{ isActive: customer.inactiveReason === null, inactiveReason: customer.inactiveReason, isDemo: true },
  ...{ seenAt: ago(customer.seenMinutesAgo), createdAt: ago(customer.joined * day + 20) },
});

const providerRow = (provider: Provider, passwordHash: string, { ago }: Clock) => ({
  ...{
    id: provider.id,
    type: "provider" as const,
    name: provider.name[provider.locale],
    phone: provider.phone,
    email: provider.email,
  },
  ...{ passwordHash, locale: provider.locale, cityId: provider.home.city },
  ...{ isVerified: true, isCompleted: true, isActive: true, inactiveReason: null, isDemo: true },
  ...{ seenAt: ago(provider.seenMinutesAgo), createdAt: ago(provider.joined * day) },
});

export const userRows = ({ people, now }: World, passwordHash: string): Rows<typeof users> => [
  ...people.customers.map((customer) => customerRow(customer, passwordHash, clock(now))),
  ...people.providers.map((provider) => providerRow(provider, passwordHash, clock(now))),
  ...staffRows(passwordHash, now),
];

function wordsOf({ name, locale, headline, bio, skills, cities }: Provider): string[] {
  const offered = skills.map(({ service: id }) => {
    const { slug: groupId, name: group } = groupOfService(id);
    return { id, groupId, ...serviceOf(id).name, group };
  });
  return wordsOfProvider({
    ...{ name: name[locale], headline, bio: bio.join("\n\n") },
    ...{ services: offered, cities: cities.map((id) => cityOf(id).name) },
  });
}

/** Profiles with the figures that their offers, jobs and reviews give. */
export function profileRows({ people, living, past, now }: World): Rows<typeof providerProfiles> {
  const figures = figuresById(people.providers, [...living, ...past]);
  const time = clock(now);
  const { ago } = time;
  return people.providers.map((provider) => ({
    ...{
      userId: provider.id,
      headline: provider.headline,
      bio: provider.bio.join("\n\n"),
      years: provider.years,
    },
    ...{ hours: provider.hours, warrantyDays: provider.warrantyDays, isTakingJobs: provider.isTakingJobs },
    vatNumber: provider.vatNumber,
    startingPrice: Math.min(...provider.skills.map(({ fromPrice }) => fromPrice)),
    verification: provider.verification,
    verificationReason: provider.verification === "rejected" ? rejection[provider.locale] : null,
    submittedAt: verificationTimes(provider, time).submitted,
    ...figures.get(provider.id),
    words: wordsOf(provider),
    isPublic: true,
    ...{ seenAt: ago(provider.seenMinutesAgo), createdAt: ago(provider.joined * day) },
  }));
}

export const skillRows = ({ people }: World): Rows<typeof providerServices> =>
  people.providers.flatMap(({ id, skills }) =>
    skills.map(({ service, fromPrice }) => ({ userId: id, serviceId: service, fromPrice })),
  );

export const cityRows = ({ people }: World): Rows<typeof providerCities> =>
  people.providers.flatMap(({ id, cities }) => cities.map((cityId) => ({ userId: id, cityId })));
