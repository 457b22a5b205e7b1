import { z } from "zod";
import type { Endpoint } from "~/contract/endpoint";

type Schema = {
  type?: string | string[];
  enum?: unknown[];
  anyOf?: Schema[];
  items?: Schema;
  minimum?: number;
  minItems?: number;
  properties?: Record<string, Schema>;
  required?: string[];
};

/** Fields whose value must mean something, by name. */
const known: Record<string, unknown> = {
  id: "nobody",
  name: "Nadia Samir",
  phone: "01001234567",
  login: "01001234567",
  password: "blue-Kettle-42",
  code: "012345",
  city_id: "cairo",
  accept_terms: true,
  services: ["tap-mixer"],
  cities: ["cairo"],
  headline: "Plumber in Maadi",
  bio: "Twenty years of taps, drains and heaters, with a clean finish.",
  starts_at: "2026-11-26T10:00",
  submitted_at: "2026-11-24T10:00:00Z",
  duration: 60,
  price: 30_000,
  round: 1,
  version: 1,
  proof: "A".repeat(43),
  file_ids: ["nobody"],
  provider_id: "nobody",
  reason: "It turned out otherwise.",
  day: "2026-12-01",
  vat_number: "310000001",
  iban: "EG380019000500000000263180002",
  holder: "Nadia Samir",
  socket_id: "123.456",
  channel_name: "presence-active_users",
  text: "The tap drips again, and nobody answers.",
  reason_en: "The photos show it plainly.",
  reason_ar: "تُظهر الصور ذلك بوضوح.",
};

function sampleOf(schema: Schema): unknown {
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf) return sampleOf(schema.anyOf[0] ?? {});
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === "object") return {};
  if (type === "array")
    return Array.from({ length: schema.minItems ?? 0 }, () => sampleOf(schema.items ?? {}));
  if (type === "boolean") return false;
  if (type === "number" || type === "integer") return Math.max(0, schema.minimum ?? 0);
  return "nobody";
}

/** An input that an endpoint's schema accepts, with what it requires and no more. */
export function sampleInput(endpoint: Endpoint): Record<string, unknown> {
  const schema = z.toJSONSchema(endpoint.input, { io: "input", unrepresentable: "any" }) as Schema;
  const names = schema.required ?? [];
  return Object.fromEntries(
    names.map((name) => [name, known[name] ?? sampleOf(schema.properties?.[name] ?? {})]),
  );
}
