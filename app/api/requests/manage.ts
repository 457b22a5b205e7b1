import type { requestsContract } from "~/contract/requests";
import { hide } from "../masking/hiding";
import { closeOffers, outdateOffers, settleOffers } from "../offers/moves";
import type { Operation } from "../operation";
import { moveRequest } from "./moves";
import { changeOwn } from "./own";
import { endFrom, hasRoom, tellTechnicians } from "./publish-moves";
import { nextPublication } from "./publish-store";

type Requests = typeof requestsContract;

/** Takes an open request back; the offers on it end. */
export const cancel: Operation<Requests["cancel"]> = async ({ id, reason = "" }, ctx) => {
  await changeOwn(ctx, id, async (act, request) => {
    const closedReason = hide(ctx, reason);
    const next = await moveRequest(act, request, "cancel", {
      patch: { closedReason },
      detail: { reason: closedReason },
    });
    await closeOffers(act, next);
  });
  ctx.say("api:requestCancelled");
  return null;
};

/**
 * Gives an open or expired request its full time again, as a new version. A preferred day would end it as before: it no longer
 * counts, and whoever wants another sets it by editing.
 */
export const extend: Operation<Requests["extend"]> = async ({ id }, ctx) => {
  const { preferredDate, liveOffersCount } = await changeOwn(ctx, id, async (act, request) => {
    const hasDate = request.preferredDate !== null;
    const next = await moveRequest(act, request, "extend", {
      facts: { hasRoom: await hasRoom(act, request) },
      patch: {
        expiresAt: endFrom(act, null),
        version: request.version + 1,
        ...(hasDate && { timing: "flexible" as const, preferredDate: null }),
      },
    });
    await outdateOffers(act, next);
    return request;
  });
  const said = preferredDate ? "api:requestExtendedNoDate" : "api:requestExtended";
  ctx.say(said, { count: liveOffersCount });
  return null;
};

/** Shows a direct request to all technicians: it is new to them, whenever it was published. */
export const openToAll: Operation<Requests["openToAll"]> = async ({ id }, ctx) => {
  await changeOwn(ctx, id, async (act, request) => {
    const { title, directProviderId } = request;
    const publicationNo = await nextPublication(act.tx);
    const patch = { visibility: "public" as const, publishedAt: ctx.now, publicationNo };
    const next = await moveRequest(act, request, "openToAll", { patch });
    await settleOffers(act, next);
    await tellTechnicians(act, next);
    if (directProviderId)
      act.book.tell({
        ...{ userId: directProviderId, kind: "request_opened_to_all" as const },
        ...{ params: { title }, path: `/technician/requests/${id}` },
      });
  });
  ctx.say("api:requestOpenedToAll");
  return null;
};

/** Stops new offers, or lets them in again: then those that waited move up. */
export const setClosed: Operation<Requests["setClosed"]> = async ({ id, is_closed }, ctx) => {
  await changeOwn(ctx, id, async (act, request) => {
    const event = is_closed ? "closeToOffers" : "reopenToOffers";
    const next = await moveRequest(act, request, event, { patch: { isClosedToOffers: is_closed } });
    if (!is_closed) await settleOffers(act, next);
  });
  ctx.say(is_closed ? "api:requestClosed" : "api:requestReopened");
  return null;
};
