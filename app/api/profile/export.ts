import type { profileContract } from "~/contract/profile";
import type { Operation } from "../operation";
import { readOwn } from "./export-store";

/**
 * Everything that is kept of the caller, in one file: what the caller wrote and did, and no private data of anybody else. Of each kind
 * the newest records, as many as the setting says; the file tells of which kinds there is more.
 */
export const exportOwn: Operation<typeof profileContract.export> = async (_, { db, user, now, settings }) => {
  const records = settings.exportRecords;
  const { account, profile, kept, cut } = await readOwn(db, user.id, records);
  const file = {
    exported_at: now.toISOString(),
    is_whole: cut.length === 0,
    /** Of these kinds the file holds the newest records alone, so many. */
    cut: { kinds: cut, records },
    ...{ account, profile },
    ...kept,
  };
  const bytes = new TextEncoder().encode(JSON.stringify(file, null, 1));
  return { bytes, mime: "application/json; charset=utf-8", isPublic: false };
};
