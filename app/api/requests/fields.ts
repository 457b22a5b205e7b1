import { parseNumber } from "~/i18n/digits";
import type { Db } from "../db/client";
import { type Faults, invalid } from "../errors";
import { maskContacts } from "../masking/masking";
import { wordsOf } from "../search/words";
import { type Fields, isBudgetInOrder, readAnswers } from "./field-rules";
import { findPlace, findService } from "./form-store";
import { type Judge, lackOf, wholeOf } from "./lack";
import { storedTitle, titleFault } from "./title";

type Service = Awaited<ReturnType<typeof findService>>;
type Place = Awaited<ReturnType<typeof findPlace>>;

/** What a form names, looked up, with a sentence at each field that is wrong; a field that is not there is empty. */
async function judge(db: Db, fields: Fields, formerService: string | null) {
  const service = fields.service_id ? await findService(db, fields.service_id) : null;
  const place = fields.city_id ? await findPlace(db, fields.city_id, fields.district_id ?? null) : null;
  const { kept, wrong } = readAnswers(fields.answers ?? {}, service?.questions ?? [], parseNumber);
  const isSameService = formerService === null || formerService === fields.service_id;
  const title = titleFault(fields.title);
  const faults: Faults = title ? { title: [title] } : {};
  if (fields.service_id && !service) faults.service_id = ["validation:wrongService"];
  if (fields.city_id && !place) faults.city_id = ["validation:notOneOf"];
  else if (fields.district_id && place && !place.districtId)
    faults.district_id = ["validation:wrongDistrict"];
  if (!isBudgetInOrder(fields)) faults.budget_max = ["validation:budgetOrder"];
  for (const { code, type } of isSameService ? wrong : [])
    faults[`answers.${code}`] = [type === "number" ? "validation:notNumber" : "validation:notOneOf"];
  return { service, place, kept, faults };
}

/**
 * What is wrong with a form of which the schema lets through no more than these fields.
 * @param asWhole where the form is meant to be whole: then also what it lacks
 */
export async function formFaults(
  db: Db,
  fields: Fields,
  formerService: string | null,
  asWhole: Judge | null,
): Promise<Faults> {
  const { faults } = await judge(db, fields, formerService);
  return { ...(asWhole && lackOf(wholeOf(fields), asWhole)), ...faults };
}

/**
 * Reads a whole form: a field that is not there is empty. Contacts in title and description are masked before they are stored.
 * @param formerService answers to a service that was another one a moment ago are not complained about
 * @param asWhole where the form is meant to be whole: what it lacks is named together with what is wrong
 * @throws ApiError invalid: a title of which too little is left, an unknown service, city or district, a budget upside down, an answer that is no option
 */
export async function readFields(
  db: Db,
  fields: Fields,
  formerService: string | null,
  asWhole: Judge | null = null,
) {
  const { service, place, kept, faults } = await judge(db, fields, formerService);
  if (Object.keys(faults).length > 0)
    throw invalid({ ...(asWhole && lackOf(wholeOf(fields), asWhole)), ...faults });
  const title = storedTitle(fields.title);
  const description = maskContacts(fields.description ?? "");
  const timing = fields.timing ?? "flexible";
  const patch = {
    serviceId: service?.id ?? null,
    title: title.text,
    description: description.text,
    answers: kept,
    budgetMin: fields.budget_min ?? null,
    budgetMax: fields.budget_max ?? null,
    timing,
    preferredDate: timing === "date" ? (fields.preferred_date ?? null) : null,
    timeWindow: fields.time_window ?? "any",
    isUrgent: fields.is_urgent ?? false,
    cityId: place?.id ?? null,
    districtId: place?.districtId ?? null,
    address: fields.address ?? "",
    words: requestWords(title.text, description.text, service, place),
  };
  return { patch, isMasked: title.isMasked || description.isMasked };
}

/** A form as the columns of its request; `isMasked` when contacts were taken out of its texts. */
export type Written = Awaited<ReturnType<typeof readFields>>;

/** What a request is found by, in both languages whatever it was written in. */
const requestWords = (title: string, description: string, service: Service, place: Place): string[] =>
  wordsOf(
    title,
    ...Object.values(service?.names ?? {}),
    ...Object.values(place?.names ?? {}).map((name) => name ?? ""),
    description,
  );
