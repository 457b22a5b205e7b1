import { sql } from "drizzle-orm";
import { notifications } from "~/api/db/schema";
import { newId } from "~/api/secrets";
import type { World } from "./api";
import type { Person } from "./people";

type Told = { kind: string; params?: Record<string, string | number>; path?: string; minutesAgo?: number };

/** Tells somebody something, now or so many minutes ago. @returns its id */
export async function tell({ db, clock }: Pick<World, "db" | "clock">, { id: userId }: Person, told: Told) {
  const { kind, params = {}, path = "/", minutesAgo = 0 } = told;
  const id = newId();
  const createdAt = new Date(clock.now().getTime() - minutesAgo * 60_000);
  await db.insert(notifications).values({ id, userId, kind, params, path, createdAt });
  return id;
}

/** Tells somebody so many things, a minute apart: the first is the oldest, "<their id>1". */
export const tellMany = ({ db, clock }: Pick<World, "db" | "clock">, { id }: Person, many: number) =>
  db.execute(sql`insert into notifications (id, user_id, kind, path, created_at)
    select ${id} || n, ${id}, 'account_reactivated', '/', ${clock.now().toISOString()}::timestamptz - (${many}::int - n) * interval '1 minute'
    from generate_series(1, ${many}::int) n`);
