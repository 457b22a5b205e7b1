import type { Path } from "~/i18n/link";
import type { Page } from "../page.server";
import { queryId } from "../page-id.server";
import { technicianDirectory } from "../technicians/technician-directory.server";
import { technicianRow, tradeBy } from "../technicians/technician-row.server";

/** A path with what is known of its query. */
function withQuery(path: Path, fields: Record<string, string | null>): Path {
  const filled = Object.entries(fields).filter((entry): entry is [string, string] => entry[1] !== null);
  return `${path}?${new URLSearchParams(filled)}`;
}

/** The technician who is asked, as far as the address names one. */
async function chosenTechnician(page: Page, provider: string, service: string | null) {
  const [card, { groups }] = await Promise.all([
    page.api.technicians.get({ id: provider }),
    page.api.catalogue.services(),
  ]);
  const offers = (id: string | null) => card.services.some((one) => one.id === id);
  return {
    technician: technicianRow(page, card, tradeBy(groups, service ?? undefined)(card.services)),
    write: withQuery("/requests/add-request", { provider, service: offers(service) ? service : null }),
  };
}

/** Whom to ask, and how it goes on from there. */
export async function directRequest(page: Page) {
  const provider = queryId(page, "provider");
  const chosen = provider ? await chosenTechnician(page, provider, queryId(page, "service")) : null;
  const { t, viewer } = page;
  const name = chosen?.technician.name;
  return {
    head: {
      title: name ? t("services:direct.titleFor", { name }) : t("services:direct.title"),
      description: t("services:direct.description"),
      isPrivate: page.url.search !== "",
    },
    chosen,
    directory: chosen ? null : await technicianDirectory(page),
    isForCustomers: viewer === null || viewer.type === "customer",
  };
}
