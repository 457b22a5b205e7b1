import type { Parsed } from "~/contract/endpoint";
import type { profileContract } from "~/contract/profile";
import type { Context } from "../context";
import { type Faults, invalid } from "../errors";
import { readChosen } from "./provider-store";
import { readHours } from "./rules";

type Form = Parsed<typeof profileContract.saveProvider>;
type Chosen = Awaited<ReturnType<typeof readChosen>>;

/** A service is not offered below what it costs at least. */
function priceFaults(form: Partial<Form>, chosen: Chosen, { settings }: Context): Faults {
  const { currency } = settings.country;
  const low = chosen.services.filter(
    ({ id, priceFloor }) => (form.from_prices?.[id] ?? priceFloor) < priceFloor,
  );
  return Object.fromEntries(
    low.map(({ id, priceFloor }) => {
      const params = { amount: { amount: priceFloor, currency } };
      return [`from_prices.${id}`, [{ key: "validation:minAmount", params }]];
    }),
  );
}

type Day = ReturnType<typeof readHours>;
const isRead = (day: Day): day is Exclude<Day, string> => typeof day !== "string";

/** Each day that does not open and close in order has its sentence at `hours.0` to `hours.6`. */
const hoursFaults = (week: readonly Day[]): Faults =>
  Object.fromEntries(
    week.flatMap((day, index) => (isRead(day) ? [] : [[`hours.${index}`, [`validation:${day}`]]])),
  );

/** What was chosen and typed, with a sentence for each wrong field among those that are there. */
async function judge(form: Partial<Form>, ctx: Context) {
  const { services = [], cities = [] } = form;
  const chosen = await readChosen(ctx.db, services, cities);
  const hours = form.hours?.map(readHours);
  const faults: Faults = {
    ...(chosen.services.length < new Set(services).size && { services: ["validation:wrongService"] }),
    ...(chosen.cities.length < new Set(cities).size && { cities: ["validation:notOneOf"] }),
    ...hoursFaults(hours ?? []),
    ...priceFaults(form, chosen, ctx),
  };
  return { chosen, hours, faults };
}

/** @throws ApiError invalid with a sentence for each wrong field */
export async function readForm(form: Form, ctx: Context) {
  const { chosen, hours, faults } = await judge(form, ctx);
  if (Object.keys(faults).length > 0) throw invalid(faults);
  return { chosen, hours: hours?.filter(isRead) };
}

export const providerFaults = async (form: Partial<Form>, ctx: Context): Promise<Faults> =>
  (await judge(form, ctx)).faults;
