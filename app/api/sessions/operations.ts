import type { sessionsContract } from "~/contract/sessions";
import type { ContextFor } from "../context";
import { conflict, notFound } from "../errors";
import type { Operations } from "../operation";
import { sessionId } from "./session-id";
import { endSessions, listSessions } from "./session-store";

type Context = ContextFor<"user">;

async function read({ db, user, caller }: Context) {
  const own = caller.kind === "user" ? caller.tokenHash : "";
  const rows = (await listSessions(db, user.id, own)).map((row) => ({ ...row, id: sessionId(row.hash) }));
  return {
    own,
    current: rows.filter(({ hash }) => hash === own),
    others: rows.filter(({ hash }) => hash !== own),
  };
}

export const sessions: Operations<typeof sessionsContract> = {
  list: async (_, ctx) => {
    const { own, current, others } = await read(ctx);
    return {
      content: [...current, ...others].map(({ id, hash, device, createdAt, lastUsedAt }) => ({
        ...{ id, device, is_current: hash === own },
        created_at: createdAt.toISOString(),
        last_used_at: lastUsedAt.toISOString(),
      })),
    };
  },

  end: async ({ id }, ctx) => {
    const { own, current, others } = await read(ctx);
    if (current.some((one) => one.id === id)) throw conflict("errors:ownSession");
    const named = others.find((one) => one.id === id);
    if (!named || (await endSessions(ctx.db, ctx.user.id, { own, hashes: [named.hash] })) === 0)
      throw notFound();
    ctx.say("api:sessions.ended");
    return null;
  },

  endOthers: async (_, ctx) => {
    const { own, others } = await read(ctx);
    const hashes = others.map(({ hash }) => hash);
    const count = hashes.length > 0 ? await endSessions(ctx.db, ctx.user.id, { own, hashes }) : 0;
    ctx.say("api:sessions.othersEnded", { count });
    return null;
  },
};
