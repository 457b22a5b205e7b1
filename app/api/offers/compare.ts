import type { offersContract } from "~/contract/offers";
import type { Context } from "../context";
import { oneIn, over } from "../db/states";
import { notFound } from "../errors";
import type { Operations } from "../operation";
import { isOpenAt, requestCard } from "../requests/card-view";
import { isOwner } from "../requests/request-store";
import { technicianCard } from "../technicians/card-view";
import { fireDue, upToDate } from "../time/timers";
import { endOfDay, instantOf } from "../zone";
import { type ComparedRow, findForSide, listShown } from "./compare-store";
import { inOrder, type MatchFacts, matchScore } from "./match-rules";
import { offerView } from "./offer-view";

type Comparing = Pick<Operations<typeof offersContract>, "compare" | "get">;
type When = Pick<ComparedRow, "timing" | "preferredDate" | "timeWindow">;

const hours = {
  morning: ["09:00", "12:00"],
  afternoon: ["12:00", "17:00"],
  evening: ["17:00", "21:00"],
} as const;
const soon = 2 * 24 * 3_600_000;

/** When the customer wants the work: on the day and in the window, within two days, or at any time. */
function wantedTime(
  { timing, preferredDate, timeWindow }: When,
  { now, settings }: Context,
): MatchFacts["wanted"] {
  if (timing === "asap") return { from: now, to: new Date(now.getTime() + soon) };
  if (timing !== "date" || !preferredDate) return null;
  const { timeZone } = settings.country;
  const [from, to] =
    timeWindow === "any"
      ? [instantOf(`${preferredDate}T00:00`, timeZone), endOfDay(preferredDate, timeZone)]
      : hours[timeWindow].map((time) => instantOf(`${preferredDate}T${time}`, timeZone));
  return from && to ? { from, to } : null;
}

/** The request as far as its offers depend on it, in the state that time has given it. */
const stateOf = (row: Pick<ComparedRow, "requestStatus" | "expiresAt" | "version">, now: Date) => ({
  isOpen: isOpenAt(row.requestStatus, row.expiresAt, now),
  version: row.version,
});

function compared(row: ComparedRow, ctx: Context) {
  const { rank, jobsDone, verification, medianResponse: response } = { ...row.provider, rank: row.rank };
  const { startsAt, warrantyDays, createdAt, price, isSenderActive } = row.offer;
  const facts = { rank, jobsDone, isVerified: verification === "verified", response, warrantyDays, startsAt };
  const view = offerView(row.offer, stateOf(row, ctx.now), "customer", ctx);
  return {
    ...{ id: view.id, status: view.status, isSenderActive, price, startsAt, createdAt },
    match: matchScore({ ...facts, wanted: wantedTime(row, ctx) }),
    wire: { ...view, is_sender_active: isSenderActive, provider: technicianCard(row.provider, ctx) },
  };
}

export const comparing: Comparing = {
  compare: async ({ id, sort = "match" }, ctx) => {
    const load = () => listShown(ctx.db, id, ctx.user.id, ctx.now);
    let rows = await load();
    if (rows.length === 0 && !(await isOwner(ctx.db, id, ctx.user.id))) throw notFound();
    if (rows[0]?.hasDue) {
      await fireDue(ctx, id, ctx.now);
      rows = await load();
    }
    const all = rows.map((row) => compared(row, ctx));
    const standing = all.filter(({ status }) => !oneIn(over, status));
    return {
      offers: inOrder(standing, sort).map(({ wire }) => wire),
      closed: all.filter(({ status }) => oneIn(over, status)).map(({ wire }) => wire),
    };
  },

  get: async ({ id }, ctx) => {
    const row = await upToDate(ctx, ctx.now, () => findForSide(ctx.db, id, ctx.user.id, ctx.now));
    if (!row) throw notFound();
    const side = row.customerId === ctx.user.id ? "customer" : "provider";
    return {
      ...offerView(row.offer, stateOf(row, ctx.now), side, ctx),
      is_sender_active: row.offer.isSenderActive,
      provider: technicianCard(row.provider, ctx),
      request: requestCard(row.request, ctx),
    };
  },
};
