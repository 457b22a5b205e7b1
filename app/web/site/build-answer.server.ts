import { buildVersion } from "~/env.server";

export const buildAnswer = (): Response =>
  Response.json({ version: buildVersion }, { headers: { "Cache-Control": "no-store" } });
