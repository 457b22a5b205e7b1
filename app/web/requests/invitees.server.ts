import type { Page } from "../page.server";
import { byTrade, technicianRow, tradeBy } from "../technicians/technician-row.server";

type Job = { service: { id: string } | null; city: { id: string } | null };

/** Technicians who offer what a request asks for, where it asks for it: the best at it first, of its trade before others. */
export async function invitees(page: Page, { service, city }: Job) {
  const [{ content }, { groups }] = await Promise.all([
    page.api.technicians.list({ service: service?.id, city: city?.id, sort: "rank" }),
    page.api.catalogue.services(),
  ]);
  const trade = tradeBy(groups, service?.id);
  return byTrade(content, groups, service?.id ?? "").map((card) =>
    technicianRow(page, card, trade(card.services)),
  );
}
