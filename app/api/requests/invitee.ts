import type { Context } from "../context";
import { conflict, notFound } from "../errors";
import { findInvitee } from "./invite-store";

/**
 * A technician whom somebody wants to ask alone.
 * @throws ApiError notFound when the directory has no such technician, conflict when they take no jobs now
 */
export async function checkInvitee({ db }: Context, providerId: string): Promise<void> {
  const provider = await findInvitee(db, providerId, { id: "", serviceId: null, cityId: null });
  if (!provider) throw notFound();
  if (!provider.isTakingJobs) throw conflict("api:requestProviderPaused");
}
