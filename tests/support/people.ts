import { eq } from "drizzle-orm";
import { startProfile } from "~/api/auth/account-store";
import { replaceFactor } from "~/api/auth/factor-store";
import type { Db } from "~/api/db/client";
import { providerProfiles, tokens, users } from "~/api/db/schema";
import type { House } from "~/api/mount";
import { storeProfile } from "~/api/profile/provider";
import { readChosen } from "~/api/profile/provider-store";
import { change } from "~/api/record/change";
import { seal } from "~/api/sealed";
import { wordsOfProvider } from "~/api/search/trade-words";
import { digest, newId, newSecret } from "~/api/secrets";
import { newTotpSecret } from "~/api/totp";

export type Person = {
  id: string;
  type: "customer" | "provider" | "staff";
  name: string;
  phone: string;
  email: string;
  password: string;
  /** Opens what the account may do; before verification, nothing. */
  token: string;
  /** Opens the code endpoints; null once verified. */
  otpToken: string | null;
};

type Account = Partial<{
  name: string;
  phone: string;
  email: string;
  locale: "en" | "ar";
  cityId: string;
  isVerified: boolean;
  isActive: boolean;
  isCompleted: boolean;
}>;

export type ProviderOptions = Account &
  Partial<{
    services: string[];
    cities: string[];
    headline: string;
    bio: string;
    isTakingJobs: boolean;
    verification: "none" | "submitted" | "verified" | "rejected";
    warrantyDays: number;
    /** Of every service; minor units. */
    fromPrice: number;
    rank: number;
  }>;

const usualBio = "Fifteen years of repairs in flats and villas, with my own tools and a clean finish.";
const password = "Correct-horse-7";
/** Of that password, at the strength of `hashPassword`. */
const passwordHash =
  "$argon2id$v=19$m=19456,t=2,p=1$F44Ml7VvLhtaJHEFQK9ygw$DiP6e6bD14wcyeaHcmLu95oHGi+WfHj4S+73Cm8W1fk";
let last = 0;

async function insertToken(db: Db, userId: string, kind: "access" | "otp", now: Date): Promise<string> {
  const token = newSecret();
  await db.insert(tokens).values({ hash: digest(token), userId, kind, lastUsedAt: now, createdAt: now });
  return token;
}

async function insertPerson(db: Db, now: Date, type: Person["type"], account: Account): Promise<Person> {
  last += 1;
  const id = newId();
  const { isVerified = true, isCompleted = true, ...given } = account;
  const person = {
    name: type === "provider" ? `Tarek Fawzy ${last}` : `Nadia Samir ${last}`,
    phone: `+2010${String(10_000_000 + last)}`,
    email: `person${last}@example.test`,
    locale: "en" as const,
    cityId: "cairo",
    ...given,
  };
  await db.insert(users).values({
    id,
    type,
    ...person,
    isVerified,
    isCompleted,
    inactiveReason: given.isActive === false ? "Three appointments were missed." : null,
    passwordHash,
    createdAt: now,
  });
  return {
    id,
    type,
    name: person.name,
    phone: person.phone,
    email: person.email,
    password,
    token: await insertToken(db, id, "access", now),
    otpToken: isVerified ? null : await insertToken(db, id, "otp", now),
  };
}

export const insertCustomer = (db: Db, now: Date, options: Account = {}) =>
  insertPerson(db, now, "customer", options);

/** With the secret of an authenticator app, unless `hasFactor: false`. */
export async function insertStaff(
  db: Db,
  now: Date,
  { hasFactor = true, ...options }: Account & { hasFactor?: boolean } = {},
): Promise<Person & { secret: string }> {
  const [person, secret] = [await insertPerson(db, now, "staff", options), newTotpSecret()];
  if (hasFactor) await replaceFactor(db, person.id, seal(secret, person.id));
  return { ...person, secret };
}

/** A technician whose profile is complete, unless `isCompleted: false`; stored as the profile's editor stores it. */
export async function insertProvider(
  house: Pick<House, "db" | "settings">,
  now: Date,
  options: ProviderOptions = {},
): Promise<Person> {
  const { services: serves = ["tap-mixer"], cities = ["cairo"], ...rest } = options;
  const {
    headline = "Plumbing done neatly",
    bio = usualBio,
    warrantyDays = 0,
    fromPrice = null,
    ...more
  } = rest;
  const { isTakingJobs = true, verification = "none", rank = 0, ...account } = more;
  const isCompleted = account.isCompleted ?? true;
  const { db } = house;
  const person = await insertPerson(db, now, "provider", { ...account, isCompleted });
  await startProfile(db, { userId: person.id, services: serves, cities, createdAt: now });
  await db
    .update(providerProfiles)
    .set({ isTakingJobs, verification, rank, ...(verification === "submitted" && { submittedAt: now }) })
    .where(eq(providerProfiles.userId, person.id));
  if (!isCompleted) return person;
  const chosen = await readChosen(db, serves, cities);
  const saved = {
    ...{ headline, bio, years: 15, warrantyDays, cities },
    words: wordsOfProvider({ ...chosen, name: person.name, headline, bio }),
    services: serves.map((serviceId) => ({ serviceId, fromPrice })),
  };
  const author = { actor: "provider", id: person.id } as const;
  await change(house, author, now, (act) => storeProfile(act, person.id, saved, chosen.services));
  return person;
}
