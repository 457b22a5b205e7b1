import type { requestsContract } from "~/contract/requests";
import { shortName } from "~/i18n/names";
import { conflict, notFound } from "../errors";
import type { Operation } from "../operation";
import { countInvitations, findInvitee, insertInvitation } from "./invite-store";
import { moveRequest } from "./moves";
import { changeOwn } from "./own";

type Invitee = NonNullable<Awaited<ReturnType<typeof findInvitee>>>;

/** Technicians whom one request may be shown to in this way. */
const mostInvited = 20;

/** The first reason why a technician cannot take the job. */
function refusalOf({
  isTakingJobs,
  servesService,
  servesCity,
  isExcluded,
  hasOffered,
}: Invitee): string | null {
  if (hasOffered) return "api:requestInviteOffered";
  if (!isTakingJobs) return "api:requestProviderPaused";
  if (!servesService) return "api:requestProviderService";
  if (!servesCity) return "api:requestProviderCity";
  return isExcluded ? "api:requestInviteExcluded" : null;
}

/** Asks a technician to look at an open request. Asking again changes nothing. */
export const invite: Operation<(typeof requestsContract)["invite"]> = async ({ id, provider_id }, ctx) => {
  const { now } = ctx;
  const name = await changeOwn(ctx, id, async (act, request) => {
    const { tx, book } = act;
    const provider = await findInvitee(tx, provider_id, request);
    if (!provider) throw notFound();
    if (!(await insertInvitation(tx, id, provider_id, now))) return provider.name;
    await moveRequest(act, request, "invite", { detail: { provider_id } });
    const refusal = refusalOf(provider);
    if (refusal) throw conflict(refusal, { request_status: request.status });
    if ((await countInvitations(tx, id)) > mostInvited) throw conflict("api:requestInvitedMost");
    book.tell({
      ...{ userId: provider_id, kind: "request_invited" },
      params: { title: request.title, name: shortName(request.customerName ?? "") },
      path: `/technician/requests/${id}`,
    });
    return provider.name;
  });
  ctx.say("api:requestInvited", { name });
  return null;
};
