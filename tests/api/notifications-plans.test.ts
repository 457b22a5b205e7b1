import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { openWorld } from "../support/api";
import type { Person } from "../support/people";
import { mostRows, planOf, queriesOf } from "../support/queries";

const world = await openWorld({ keeps: true });
const many = 40_000;
let nadia: Person;

/** So many notifications; Nadia has a thousand of them, of which every other is read. */
beforeAll(async () => {
  nadia = await world.aCustomer();
  const other = await world.aCustomer();
  const at = sql`${world.clock.now().toISOString()}::timestamptz - n * interval '1 minute'`;
  await world.db.execute(sql`insert into notifications (id, user_id, kind, path, read_at, created_at)
    select 'n' || n, case when n % 40 = 0 then ${nadia.id} else ${other.id} end, 'account_reactivated', '/',
      case when n % 80 = 0 then ${at} end, ${at} from generate_series(1, ${many}::int) n`);
  await world.db.execute(sql`analyze users, notifications, tokens`);
}, 300_000);

const queries = (work: () => Promise<unknown>) => queriesOf(world.db, work);

describe(`among ${many} notifications`, () => {
  test.each([
    ["the first page", 1, 20],
    ["the last page", 50, 1_000],
  ])(
    "Nadia reads %s of hers off one index, with two queries besides that of her token",
    async (_, page, most) => {
      const asked = (await queries(() => world.as(nadia).notifications.list({ page }))).filter(
        ({ sql: text }) => text.startsWith("select") && !text.includes('"tokens"."hash"'),
      );
      expect(asked).toHaveLength(2);
      for (const query of asked) {
        const plan = await planOf(world.db, query);
        expect(plan).toMatch(/notifications_user\b/);
        expect(plan).not.toMatch(page === 1 ? /Seq Scan|Sort/ : /Seq Scan/);
        expect(mostRows(plan)).toBeLessThanOrEqual(query.sql.includes("count") ? 1_000 : most);
      }
    },
  );

  test("how many she has to read comes with her account, off an index, counted to a hundred", async () => {
    const asked = await queries(() => world.as(nadia).profile.details());
    expect(asked).toHaveLength(1);
    const [query] = asked;
    if (!query) throw new Error("Nothing was asked");
    const plan = await planOf(world.db, query);
    expect(plan).toMatch(/notifications_unread\b/);
    expect(plan).not.toMatch(/Seq Scan on notifications/);
    expect(mostRows(plan)).toBeLessThanOrEqual(100);
  });
});
