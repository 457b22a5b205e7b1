import { z } from "zod";
import { serviceQuestion } from "./catalogue";
import { day, id, mostNames, price } from "./endpoint";
import { photo, requestStatus, timeWindow, timing } from "./request-fields";

/** Answers to the service's questions: question code → option code(s) or number. */
export const answers = z
  .record(z.string().max(40), z.union([z.string().max(60), z.array(z.string().max(60)).max(12), z.number()]))
  .meta(mostNames);

/** Characters that a title has at least. */
export const titleLeast = 5;

/** Everything a request form holds. All of it may be missing in a draft; publishing checks the whole. */
export const requestFields = z.object({
  service_id: id.optional(),
  title: z.string().trim().min(titleLeast).max(90).optional(),
  description: z.string().trim().max(5000).optional(),
  answers: answers.optional(),
  budget_min: price.optional(),
  budget_max: price.optional(),
  timing: timing.optional(),
  preferred_date: day.optional(),
  time_window: timeWindow.optional(),
  is_urgent: z.boolean().optional(),
  city_id: id.optional(),
  district_id: id.optional(),
  address: z.string().trim().max(300).optional(),
});

/** The saved form, as the editor shows it again: its title also where it is too short by now, to be put right. */
export const requestDraft = requestFields.extend({
  id,
  title: z.string().optional(),
  status: requestStatus,
  provider_id: id.nullable(),
  provider_name: z.string().nullable(),
  photos: z.array(photo),
  questions: z.array(serviceQuestion),
  wants_publish: z.boolean(),
});
export type RequestDraft = z.infer<typeof requestDraft>;
