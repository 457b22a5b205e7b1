import type { Db } from "../db/client";
import { requests } from "../db/schema";
import type { RequestPatch } from "./request-store";

type Draft = RequestPatch & Pick<typeof requests.$inferInsert, "id" | "currency">;

export const insertDraft = (tx: Db, draft: Draft) =>
  tx.insert(requests).values({ words: [], ...draft, status: "draft" });
