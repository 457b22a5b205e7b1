import type { Db } from "~/api/db/client";
import * as schema from "~/api/db/schema";
import { groupRows, placeRows, serviceRows } from "~/api/db/seed/rows/catalogue";
import { wordRows } from "~/api/db/seed/rows/totals";

const untouched = { providersCount: 0, openRequestsCount: 0, requestsCount: 0 };

/** The demonstration's catalogue and places, before anybody uses them: every test has them. */
export async function insertCatalogue(db: Db): Promise<void> {
  const { cities, districts } = placeRows();
  const services = serviceRows(() => untouched);
  await db.insert(schema.cities).values(cities);
  await db.insert(schema.districts).values(districts);
  await db.insert(schema.serviceGroups).values(groupRows());
  await db.insert(schema.services).values(services);
  await db.insert(schema.searchWords).values(wordRows("service", services));
}
