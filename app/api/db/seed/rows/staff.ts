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
/** Of who decides. */
export const staffId = random("staff").id();

/** The account of who decides. */
export const staffRow = (passwordHash: string, now: Date): typeof users.$inferInsert => ({
  ...{ id: staffId, type: "staff", name: demoStaff.name[demoStaff.locale], phone: demoStaff.phone },
  ...{ email: demoStaff.email, passwordHash, locale: demoStaff.locale, cityId: null },
  ...{ isVerified: true, isCompleted: true, isActive: true, inactiveReason: null, isDemo: true },
  ...{ seenAt: clock(now).ago(30), createdAt: clock(now).ago(950 * day) },
});

export const factorRow = (): typeof staffFactors.$inferInsert => ({
  userId: staffId,
  secret: seal(demoStaff.totpSecret, staffId),
});

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
