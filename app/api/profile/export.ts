import type { profileContract } from "~/contract/profile";
import type { Operation } from "../operation";
import { findTrade, sections } from "./export-store";

/**
 * Everything that is kept of the caller, in one file: what the caller wrote and did, and no private data of anybody else. Of each kind
 * the newest records, as many as the setting says.
 */
export const exportOwn: Operation<typeof profileContract.export> = async (_, { db, user, now, settings }) => {
  const most = settings.exportRecords;
  const kept: Record<string, Record<string, unknown>[]> = {};
  for (const [name, read] of Object.entries(sections)) kept[name] = await read(db, user.id, most);
  const { id, name, type, phone, email, locale, createdAt, inactiveReason, city } = user;
  const file = {
    exported_at: now.toISOString(),
    /** False where there is more of a kind than the file holds. */
    is_whole: Object.values(kept).every((rows) => rows.length < most),
    account: { id, name, type, phone, email, locale, city, createdAt, inactiveReason },
    profile: await findTrade(db, user.id),
    ...kept,
  };
  const bytes = new TextEncoder().encode(JSON.stringify(file, null, 1));
  return { bytes, mime: "application/json; charset=utf-8", isPublic: false };
};
