import type { transfersContract } from "~/contract/transfers";
import { gatewayEvents } from "../db/money-schema";
import type { Operations } from "../operation";
import { page } from "../page";
import { listFailed } from "../payments/event-store";
import { incoming } from "./incoming";
import { outgoing } from "./outgoing";

const amountOf = ({ amount, gross, currency }: Record<string, unknown>) => {
  const minor = amount ?? gross;
  return typeof minor === "number" && typeof currency === "string" ? { amount: minor, currency } : null;
};

export const transfers: Operations<typeof transfersContract> = {
  ...incoming,
  ...outgoing,

  events: async ({ cursor, parts }, ctx) => {
    const list = {
      ...{ name: "staff.events", filters: {}, cursor, parts, perPage: ctx.settings.perPage },
      ...{ key: gatewayEvents.receivedAt, id: gatewayEvents.id },
    };
    const { content, meta } = await page(
      list,
      (window) => listFailed(ctx.db, window),
      ({ receivedAt: key, id }) => ({ key, id }),
    );
    return {
      content: content.map(({ id, gateway, kind, facts, ...row }) => ({
        ...{ id, gateway, kind, amount: amountOf(facts as Record<string, unknown>), tries: row.failures },
        ...{ happened_at: row.happenedAt.toISOString(), next_try_at: row.nextTryAt.toISOString() },
      })),
      meta,
    };
  },
};
