import type { Act } from "../record/change";
import { holdProvider, setResponses } from "./provider-store";
import { addResponse, medianOf } from "./response-rules";

/** Counts how long a provider took to answer. */
export async function noteResponse(
  { tx, book }: Act,
  providerId: string,
  askedAt: Date | null,
): Promise<void> {
  const profile = askedAt && (await holdProvider(tx, providerId));
  if (!profile) return;
  const counts = addResponse(profile.responseCounts, (book.at.getTime() - askedAt.getTime()) / 60_000);
  await setResponses(tx, providerId, counts, medianOf(counts));
}
