import { describe, expect, it } from "vitest";
import { OpenFilters } from "~/components/requests/open-filters";
import { contract } from "~/contract/contract";
import type { Door } from "~/web/calls/client.server";
import { readFilters, wrongAmounts } from "~/web/lists/filters.server";
import { openRequests } from "~/web/requests/open-requests.server";
import { serviceCatalogue } from "~/web/services/catalogue-page.server";
import { technicianDirectory } from "~/web/technicians/technician-directory.server";
import { pageFor, site } from "../../support/posted";
import { renderPage } from "../../support/render-page";

const { open } = contract.requests;
const asking = (query: string, door?: Door) => pageFor(new Request(`${site}/en/all-requests?${query}`), door);

const meta = { meta: { nextCursor: null, previousCursor: null, perPage: 20 } };
const nothingThere: Door = async () => ({
  ...{ status: 200, message: null, data: { content: [], meta, groups: [], cities: [] } },
});

describe("A budget in the filter of open requests", () => {
  it("whose ends are the wrong way round is told at the upper one, with what is shown instead", async () => {
    const page = await asking("budget_min=500&budget_max=100&city=cairo", nothingThere);
    const { wrong, on } = await openRequests(page);
    expect(wrong).toEqual({
      budget_max: {
        typed: "100",
        error: "This is less than “from”, so requests from EGP\u00a0100 to EGP\u00a0500 are shown.",
      },
    });
    expect(on).toContainEqual(
      expect.objectContaining({ name: "budget_min budget_max", value: "10000-50000" }),
    );
  });

  it("in words is told at its field, and left out", async () => {
    const page = await asking("budget_min=cheap&budget_max=300&age=soon");
    expect(readFilters(open, page)).toEqual({ budget_max: 30_000 });
    expect(wrongAmounts(open, page)).toEqual({
      budget_min: { typed: "cheap", error: page.t("validation:notAmount") },
    });
  });

  it("with more decimals than the currency has is told so", async () => {
    const page = await asking("budget_min=120.555");
    expect(wrongAmounts(open, page).budget_min?.error).toBe("Enter no more than 2 decimals.");
  });

  it("that can be is told nothing", async () => {
    for (const query of [
      "budget_min=100&budget_max=500",
      "budget_min=100&budget_max=100",
      "budget_max=1",
      "",
    ])
      expect(wrongAmounts(open, await asking(query))).toEqual({});
  });

  it("comes back as it was typed, with what is wrong beside it, also without scripts", async () => {
    const { asked, wrong } = await openRequests(await asking("budget_min=500&budget_max=100", nothingThere));
    const filters = { asked, wrong, currency: "EGP", kept: {}, choices: { services: [], cities: [] } };
    const html = renderPage(<OpenFilters place="side" filters={filters} />, {
      path: "/all-requests?budget_min=500&budget_max=100",
      namespaces: ["common", "ui", "openRequests", "lists"],
    });
    const field = (name: string) => new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(html)?.[0];
    expect(field("budget_max")).toMatch(/aria-invalid="true".* value="100"/);
    expect(field("budget_min")).not.toContain("aria-invalid");
    expect(html).toContain(wrong.budget_max?.error);
  });
});

describe("A service, group or city in the address that there is none of", () => {
  const invented = "service=win-money&group=call-me&city=atlantis";

  it.each([
    ["open requests", openRequests],
    ["technicians", technicianDirectory],
    ["services", serviceCatalogue],
  ])("is left out of the list of %s: it is neither shown nor searched by", async (_, read) => {
    const sent: unknown[] = [];
    const page = await asking(invented, async (area, operation, input, options) => {
      sent.push(input);
      return nothingThere(area, operation, input, options);
    });
    const { on, asked, ...shown } = await read(page);
    expect(on).toEqual([]);
    // What stands on the page as text; its links keep the address as it is.
    const texts = { asked, city: null, head: null, group: null, ...shown };
    expect(JSON.stringify([texts.asked, texts.city, texts.head, texts.group, sent])).not.toMatch(
      /win-money|call-me|atlantis/,
    );
  });
});
