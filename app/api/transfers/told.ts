import type { FailedEvent } from "~/contract/transfer-fields";
import type { transfersContract } from "~/contract/transfers";
import { gatewayEvents } from "../db/money-schema";
import { conflict, notFound } from "../errors";
import type { Operations } from "../operation";
import { page } from "../page";
import { tryAgain } from "../payments/event-moves";
import { findFailed, listEvents, setAside, type ToldRow } from "../payments/event-store";
import { changeAsStaff } from "../record/change";

type Told = Pick<Operations<typeof transfersContract>, "events" | "tryEvent" | "setEventAside">;

const amountOf = ({ amount, gross, currency }: Record<string, unknown>) => {
  const minor = amount ?? gross;
  return typeof minor === "number" && typeof currency === "string" ? { amount: minor, currency } : null;
};

const settlementOf = ({ settlementId: id }: Record<string, unknown>) => (typeof id === "string" ? id : null);

const eventView = ({
  id,
  gateway,
  kind,
  facts,
  setAsideAt,
  setAsideReason,
  ...row
}: ToldRow): FailedEvent => ({
  id,
  gateway,
  kind,
  amount: amountOf(facts),
  settlement: settlementOf(facts),
  tries: row.failures,
  happened_at: row.happenedAt.toISOString(),
  next_try_at: row.nextTryAt.toISOString(),
  set_aside: setAsideAt && { at: setAsideAt.toISOString(), reason: setAsideReason ?? "" },
});

/** @throws ApiError conflict for one that is done, or that staff have set aside */
function checkOpen({ handledAt, setAsideAt }: ToldRow): void {
  if (handledAt) throw conflict("api:staff.eventIsDone", { event: "done" });
  if (setAsideAt) throw conflict("api:staff.eventIsAside", { event: "set_aside" });
}

/** What staff did about an event, in the audit log. */
const lineOf = ({ id, kind }: ToldRow, event: "try" | "set_aside", reason = "") => ({
  ...{ entity: "gateway_event" as const, entityId: id, requestId: null, event, from: null, to: null },
  detail: { kind, reason },
});

/** What gateways have told and could not be done. An event itself is never changed: it is tried, or set aside. */
export const told: Told = {
  events: async ({ tab = "failed", cursor, parts }, ctx) => {
    const list = {
      ...{ name: "staff.events", filters: { tab }, cursor, parts, perPage: ctx.settings.perPage },
      ...{ key: gatewayEvents.receivedAt, id: gatewayEvents.id },
    };
    const { content, meta } = await page(
      list,
      (window) => listEvents(ctx.db, tab, window),
      ({ receivedAt: key, id }) => ({ key, id }),
    );
    return { content: content.map(eventView), meta };
  },

  tryEvent: async ({ id }, ctx) => {
    const event = await findFailed(ctx.db, id);
    if (!event) throw notFound();
    checkOpen(event);
    await changeAsStaff(ctx, async ({ book }) => book.line(lineOf(event, "try")));
    await tryAgain({ ...ctx, now: () => ctx.now }, event);
    const after = await findFailed(ctx.db, id);
    // Nothing was tried of one that somebody has set aside since it was read.
    if (after?.setAsideAt) throw conflict("api:staff.eventIsAside", { event: "set_aside" });
    if (!after?.handledAt) throw conflict("api:staff.eventFails", { event: "failed" });
    ctx.say("api:staff.eventDone");
    return null;
  },

  setEventAside: async ({ id, reason }, ctx) => {
    await changeAsStaff(ctx, async ({ tx, book }) => {
      const event = await findFailed(tx, id);
      if (!event) throw notFound();
      checkOpen(event);
      // Somebody else may have been faster since it was read.
      if (!(await setAside(tx, event, { setAsideAt: book.at, setAsideReason: reason })))
        throw conflict("api:staff.eventMovedOn", { event: "moved_on" });
      book.line(lineOf(event, "set_aside", reason));
    });
    ctx.say("api:staff.eventAside");
    return null;
  },
};
