import type { Context } from "../context";
import type { Faults, Sentence } from "../errors";
import { furthestDay } from "../start-time";
import { dateIn } from "../zone";
import { type Fault, type Fields, faultsOf, type Whole } from "./field-rules";

/** When and by which calendar a request is judged. */
export type Judge = Pick<Context, "now" | "settings">;

/** A form as what has to be there for its request to be open. */
export const wholeOf = (fields: Fields): Whole => ({
  serviceId: fields.service_id ?? null,
  title: fields.title ?? "",
  description: fields.description ?? "",
  cityId: fields.city_id ?? null,
  districtId: fields.district_id ?? null,
  address: fields.address ?? "",
  ...{ timing: fields.timing ?? "flexible", preferredDate: fields.preferred_date ?? null },
});

/** What a request still lacks to be open, as sentences at its fields; empty when it is whole. */
export function lackOf(whole: Whole, judge: Judge): Faults {
  const today = dateIn(judge.now, judge.settings.country.timeZone);
  const furthest = furthestDay(judge);
  const sentence = (fault: Fault): Sentence =>
    fault === "dateFar"
      ? { key: "validation:dateFar", params: { date: { day: furthest } } }
      : `validation:${fault}`;
  const faults = Object.entries(faultsOf(whole, today, furthest));
  return Object.fromEntries(faults.map(([field, fault]) => [field, [sentence(fault)]]));
}
