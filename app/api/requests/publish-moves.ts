import { shortName } from "~/i18n/names";
import { ApiError, type Faults, invalid } from "../errors";
import { hasMask } from "../masking/masking";
import { findActivity } from "../profile/account-store";
import type { Act } from "../record/change";
import { endOfDay } from "../zone";
import { endOf } from "./change-rules";
import type { Whole } from "./field-rules";
import { findInvitee } from "./invite-store";
import { lackOf } from "./lack";
import { moveRequest } from "./moves";
import { countOpen, findWhole, listMatching, nextPublication } from "./publish-store";
import type { HeldRequest, RequestPatch } from "./request-store";

/** Technicians who are told of one request: the best that match; the others find it in their list. */
const mostTold = 50;

type Invitee = Awaited<ReturnType<typeof findInvitee>>;

/** The technician whom a request asks alone. */
const asked = ({ tx }: Act, { visibility, directProviderId, id }: HeldRequest, whole: Whole) =>
  visibility === "direct" && directProviderId ? findInvitee(tx, directProviderId, { ...whole, id }) : null;

/** Whether a technician does this here. */
const tradeFaults = (provider: NonNullable<Invitee>, { serviceId, cityId }: Whole): Faults => ({
  ...(serviceId && !provider.servesService && { service_id: ["api:requestProviderService"] }),
  ...(cityId && !provider.servesCity && { city_id: ["api:requestProviderCity"] }),
});

/** Of a request to one technician: whether it is theirs to do. */
async function directFaults(act: Act, request: HeldRequest, whole: Whole): Promise<Faults> {
  if (request.visibility !== "direct" || !request.directProviderId) return {};
  const provider = await asked(act, request, whole);
  return provider?.isTakingJobs
    ? tradeFaults(provider, whole)
    : { provider_id: ["api:requestProviderPaused"] };
}

/** What keeps a request from being open, as sentences at its fields; empty when nothing does. */
export async function wholeFaults(act: Act, request: HeldRequest, whole: Whole): Promise<Faults> {
  return { ...(await directFaults(act, request, whole)), ...lacking(act, whole) };
}

const lacking = ({ book, settings }: Act, whole: Whole): Faults => lackOf(whole, { now: book.at, settings });

function refuse(faults: Faults): void {
  if (Object.keys(faults).length > 0) throw invalid(faults);
}

/** @throws ApiError invalid with a sentence at each field that keeps a request from being open */
export const checkWhole = async (act: Act, request: HeldRequest, whole: Whole): Promise<void> =>
  refuse(await wholeFaults(act, request, whole));

/**
 * Of an open request that was edited. Whoever was asked has it before them, taking new jobs or not; another service or place is to
 * be theirs too.
 * @throws ApiError invalid with a sentence at each field that is wrong
 */
export async function checkEdited(act: Act, request: HeldRequest, whole: Whole): Promise<void> {
  const isMoved = whole.serviceId !== request.serviceId || whole.cityId !== request.cityId;
  const provider = isMoved ? await asked(act, request, whole) : null;
  refuse({ ...(provider && tradeFaults(provider, whole)), ...lacking(act, whole) });
}

/** When a request ends that is published, extended or given another date now. */
export const endFrom = ({ book, settings }: Act, preferredDate: string | null): Date =>
  endOf(
    book.at,
    settings.requestLifetime,
    preferredDate === null ? null : endOfDay(preferredDate, settings.country.timeZone),
  );

/**
 * What changes of a request that goes out again after its job was called off: it ends with its preferred day; where that is over it has
 * none any more, which is a new version.
 */
export function outAgain(act: Act, { preferredDate, version }: HeldRequest): RequestPatch {
  const end = preferredDate && endOfDay(preferredDate, act.settings.country.timeZone);
  if (!end || end > act.book.at) return { expiresAt: endFrom(act, preferredDate) };
  return { expiresAt: endFrom(act, null), timing: "flexible", preferredDate: null, version: version + 1 };
}

/** Whether the customer may have one more open request. The customer is held from here on. */
export const hasRoom = async ({ tx, book, settings }: Act, { customerId }: HeldRequest): Promise<boolean> =>
  customerId !== null && (await countOpen(tx, customerId, book.at)) < settings.openRequestsPerCustomer;

/** What became of a request, and the key of the sentence that tells its owner. */
type Published = { status: HeldRequest["status"]; said: string };

/**
 * Opens a draft to offers: the whole is judged, and the technicians whom it concerns are told.
 * @throws ApiError invalid with a sentence at each field that keeps it; conflict when it is no draft any more or there is no room, inactive
 */
export async function publishRequest(act: Act, request: HeldRequest): Promise<Published> {
  const { description, address } = await findWhole(act.tx, request.id);
  const whole = { ...request, description, address };
  if (request.status === "draft") await checkWhole(act, request, whole);
  const hasRoomNow = await hasRoom(act, request);
  // Read once the customer is held: an account may be closed while its owner publishes.
  if (!(await findActivity(act.tx, request.customerId ?? ""))) throw new ApiError("inactive");
  const facts = { isOwnerVerified: true, isComplete: true, hasRoom: hasRoomNow };
  const patch = {
    publishedAt: act.book.at,
    expiresAt: endFrom(act, request.preferredDate),
    publicationNo: await nextPublication(act.tx),
    wantsPublish: false,
  };
  const open = await moveRequest(act, request, "publish", { facts, patch });
  await tellTechnicians(act, open);
  const said = open.visibility === "direct" ? "api:requestPublishedDirect" : "api:requestPublished";
  return { status: open.status, said: hasMask(open.title + description) ? `${said}Masked` : said };
}

/** The technician who was asked, or those who match, hear of an open request. */
export async function tellTechnicians({ tx, book }: Act, request: HeldRequest): Promise<void> {
  const { id, title, customerName, serviceId, cityId, directProviderId, visibility } = request;
  const params = { title, name: shortName(customerName ?? "") };
  const path = `/technician/requests/${id}`;
  if (visibility === "direct") {
    if (directProviderId) book.tell({ userId: directProviderId, kind: "request_direct", params, path });
    return;
  }
  if (!serviceId || !cityId) return;
  for (const userId of await listMatching(tx, { id, serviceId, cityId }, mostTold))
    if (userId !== directProviderId) book.tell({ userId, kind: "request_matching", params: { title }, path });
}
