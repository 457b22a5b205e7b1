import { sql } from "drizzle-orm";
import type { Country } from "~/i18n/country";
import type { Db } from "../client";
import * as schema from "../schema";
import { transact } from "../transaction";
import { insertMany } from "./insert";
import { groupRows, placeRows, serviceRows } from "./rows/catalogue";
import { wordRows } from "./rows/totals";

/** Any number, the same in every process: of several that start together one loads. */
const lockKey = 7_311_552;

const isEmpty = async (db: Db, table: typeof schema.cities | typeof schema.serviceGroups) =>
  (await db.select({ id: table.id }).from(table).limit(1)).length === 0;

async function insertPlaces(tx: Db, country: Country["code"]): Promise<void> {
  const { cities, districts } = placeRows(country);
  await insertMany(tx, schema.cities, cities);
  await insertMany(tx, schema.districts, districts);
}

async function insertServices(tx: Db, country: Country["code"]): Promise<void> {
  const services = serviceRows(country);
  await insertMany(tx, schema.serviceGroups, groupRows(country));
  await insertMany(tx, schema.services, services);
  await insertMany(tx, schema.searchWords, wordRows("service", services));
}

/** Gives a database without places or without services those that the product brings to a country. What is there stays as it is. */
export async function loadCatalogue(db: Db, country: Country["code"]): Promise<void> {
  if (!(await isEmpty(db, schema.cities)) && !(await isEmpty(db, schema.serviceGroups))) return;
  await transact(db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${lockKey})`);
    if (await isEmpty(tx, schema.cities)) await insertPlaces(tx, country);
    if (await isEmpty(tx, schema.serviceGroups)) await insertServices(tx, country);
  });
}
