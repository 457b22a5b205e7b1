import { seal } from "../../../sealed";
import type { audit, staffFactors, users } from "../../schema";
import { clock } from "../clock";
import { demoStaff } from "../people/accounts";
import { random } from "../random";
import type { World } from "../stories";
import { rejection } from "./rejection";
import { verificationTimes } from "./verification-times";

type Line = typeof audit.$inferInsert & { createdAt: Date };

const day = 24 * 60;

const members = Object.values(demoStaff).map((member, place) => ({
  ...member,
  id: random(place === 0 ? "staff" : `staff ${place + 1}`).id(),
}));

/** Of who has decided so far: the first. */
export const staffId = random("staff").id();

/** The accounts of those who decide. */
export const staffRows = (passwordHash: string, now: Date): (typeof users.$inferInsert)[] =>
  members.map(({ id, name, phone, email, locale }, place) => ({
    ...{ id, type: "staff", name: name[locale], phone, email, passwordHash, locale, cityId: null },
    ...{ isVerified: true, isCompleted: true, isActive: true, inactiveReason: null, isDemo: true },
    ...{ seenAt: clock(now).ago(30 + place * 200), createdAt: clock(now).ago((950 - place * 400) * day) },
  }));

export const factorRows = (): (typeof staffFactors.$inferInsert)[] =>
  members.map(({ id, totpSecret }) => ({ userId: id, secret: seal(totpSecret, id) }));

/** What the audit log has of people: documents that came, and what staff decided. */
export function staffLines({ people, now }: World): Line[] {
  const { id } = random("lines of staff");
  const time = clock(now);
  const byStaff = { actor: "staff" as const, actorId: staffId };
  const of = (userId: string) => ({ id: id(), entity: "user" as const, entityId: userId, requestId: null });
  const ofProviders = people.providers.flatMap((provider): Line[] => {
    const { submitted, decided } = verificationTimes(provider, time);
    if (!submitted) return [];
    const handedIn: Line = {
      ...{ ...of(provider.id), actor: "provider", actorId: provider.id, event: "submit_documents" },
      ...{ from: "none", to: "submitted", detail: { files: 2 }, createdAt: submitted },
    };
    if (!decided) return [handedIn];
    const to = provider.verification;
    const detail: Line["detail"] = to === "rejected" ? { reason: rejection[provider.locale] } : {};
    const event = to === "rejected" ? "reject" : "verify";
    return [
      handedIn,
      { ...of(provider.id), ...byStaff, event, detail, from: "submitted", to, createdAt: decided },
    ];
  });
  const closed = people.customers.filter(({ inactiveReason }) => inactiveReason !== null);
  return [
    ...ofProviders,
    ...closed.map((customer) => ({
      ...{ ...of(customer.id), ...byStaff, event: "deactivate", from: "active", to: "inactive" },
      ...{ detail: { reason: customer.inactiveReason }, createdAt: time.ago(3 * day + 95) },
    })),
  ];
}
