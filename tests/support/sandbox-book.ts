import {
  type SandboxBook,
  type SandboxEvent,
  type SandboxRefund,
  type SandboxSession,
  writeEvent,
} from "~/api/outside/payments/sandbox-book";

/** The sandbox's book in memory. */
export function bookInMemory(): SandboxBook & { events: SandboxEvent[] } {
  const sessions = new Map<string, SandboxSession>();
  const refunds: SandboxRefund[] = [];
  const events: SandboxEvent[] = [];
  const delivered = new Set<string>();
  return {
    events,
    keep: async (session) => {
      const known = [...sessions.values()].find(({ paymentId }) => paymentId === session.paymentId);
      if (!known) sessions.set(session.reference, session);
      return known ?? session;
    },
    find: async (reference) => sessions.get(reference) ?? null,
    change: async (reference, step) => {
      const session = sessions.get(reference);
      if (!session) return null;
      const next = step({ session, refunds: refunds.filter(({ charge }) => charge === reference) });
      sessions.set(reference, next.session);
      refunds.push(...(next.refunds ?? []));
      events.push(...next.events.map(writeEvent));
      return next;
    },
    waiting: async (limit) => events.filter(({ id }) => !delivered.has(id)).slice(0, limit),
    setDelivered: async (id) => {
      delivered.add(id);
    },
  };
}
