import type { profileContract } from "~/contract/profile";
import type { Operation } from "../operation";
import { findTrade, sections } from "./export-store";

/**
 * Everything that is kept of the caller, in one file: what the caller wrote and did, and no private data of anybody else. Of each kind
 * the newest records, as many as the setting says; the file tells of which kinds there is more.
 */
export const exportOwn: Operation<typeof profileContract.export> = async (_, { db, user, now, settings }) => {
  const most = settings.exportRecords;
  const kept: Record<string, Record<string, unknown>[]> = {};
  const cut: string[] = [];
  for (const [name, read] of Object.entries(sections)) {
    const rows = await read(db, user.id, most + 1);
    if (rows.length > most) cut.push(name);
    kept[name] = rows.slice(0, most);
  }
  const { id, name, type, phone, email, locale, createdAt, inactiveReason, city } = user;
  const file = {
    exported_at: now.toISOString(),
    is_whole: cut.length === 0,
    /** Of these kinds the file holds the newest records alone, so many. */
    cut: { kinds: cut, records: most },
    account: { id, name, type, phone, email, locale, city, createdAt, inactiveReason },
    profile: await findTrade(db, user.id),
    ...kept,
  };
  const bytes = new TextEncoder().encode(JSON.stringify(file, null, 1));
  return { bytes, mime: "application/json; charset=utf-8", isPublic: false };
};
