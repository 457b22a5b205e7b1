import { z } from "zod";
import { endpoint, id, money, nothing, search } from "./endpoint";
import { named } from "./people";

export const serviceCard = z.object({
  id,
  group_id: id,
  icon: z.string(),
  name: z.string(),
  starting_price: money,
  providers_count: z.int(),
  open_requests_count: z.int(),
});
export type ServiceCard = z.infer<typeof serviceCard>;

export const serviceGroup = z.object({
  id,
  icon: z.string(),
  name: z.string(),
  description: z.string(),
  starting_price: money,
  providers_count: z.int(),
  open_requests_count: z.int(),
  /** Most asked first. */
  services: z.array(serviceCard),
});
export type ServiceGroup = z.infer<typeof serviceGroup>;

export const serviceQuestion = z.object({
  code: z.string(),
  type: z.enum(["single", "multi", "number"]),
  label: z.string(),
  options: z.array(z.object({ code: z.string(), label: z.string() })),
});
export type ServiceQuestion = z.infer<typeof serviceQuestion>;

/** From accepted offers: null until there are five. Amounts are the 20th, 50th and 80th hundredths. */
export const priceGuide = z.object({ low: money, median: money, high: money, count: z.int() }).nullable();
export type PriceGuide = z.infer<typeof priceGuide>;

export const serviceDetails = serviceCard.extend({
  description: z.string(),
  group: named.extend({ icon: z.string() }),
  /** Minutes. */
  typical_duration: z.int(),
  questions: z.array(serviceQuestion),
  price_guide: priceGuide,
});

export const city = named.extend({ districts: z.array(named) });
export type City = z.infer<typeof city>;

export const catalogueContract = {
  services: endpoint({
    method: "GET",
    path: "/services",
    access: "guest",
    summary: "The whole catalogue by group; with q or group, what matches",
    input: z.object({ q: search.text, group: id.optional() }),
    output: z.object({ groups: z.array(serviceGroup), services_count: z.int() }),
    cacheSeconds: 60,
    limits: search.limits,
  }),
  service: endpoint({
    method: "GET",
    path: "/services/:id",
    access: "guest",
    summary: "One service with its questions and price guide",
    input: z.object({ id }),
    output: serviceDetails,
    cacheSeconds: 60,
  }),
  places: endpoint({
    method: "GET",
    path: "/places",
    access: "guest",
    summary: "Cities and their districts",
    input: nothing,
    output: z.object({ cities: z.array(city) }),
    cacheSeconds: 3600,
    staleSeconds: 36_000,
  }),
};
