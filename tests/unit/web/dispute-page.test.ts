import { describe, expect, it } from "vitest";
import type { OrderDetails } from "~/contract/order-fields";
import { disputePage } from "~/web/complaints/filing.server";
import type { Page } from "~/web/page.server";

type About = Pick<OrderDetails, "can_complain" | "complaint">;

const job = {
  id: "o1",
  request: { id: "r1" },
  can: [],
  provider: { name: "Tarek" },
  customer: { name: "Nadia S." },
};
const id = "r1";

/** The page as its loader has it: the job, and what was refused just now. */
function pageOf(about: About, failures: unknown[]): Page {
  const order = { ...job, ...about };
  const api = {
    requests: { get: async () => ({ title: "A dripping tap", view: "owner", order_id: order.id }) },
    orders: { get: async () => order },
    technicianArea: { request: async () => ({ request: { title: "A dripping tap" }, order }) },
  };
  const leaveTo = async (to: string) => ({ to });
  return { api, exchange: { failures }, leaveTo, t: String, form: async () => null } as unknown as Page;
}

const open = { id: "c1", status: "negotiating", is_dispute: true, is_open: true, is_mine: true } as const;
const over = { ...open, status: "final", is_open: false } as const;

describe("The page on which a job is complained about", () => {
  it.each<[string, About, "customer" | "provider", string]>([
    [
      "leads to the complaint that is open",
      { can_complain: false, complaint: open },
      "customer",
      "/complaints/c1",
    ],
    [
      "leads to the job that was never paid",
      { can_complain: false, complaint: null },
      "customer",
      "/requests/r1",
    ],
    [
      "leads a technician to the job of whose money nothing is left",
      { can_complain: false, complaint: over },
      "provider",
      "/technician/requests/r1",
    ],
  ])("%s", async (_, about, side, to) => {
    await expect(disputePage(pageOf(about, []), id, side)).rejects.toEqual({ to });
  });

  it("is there where one may complain, and where a form was refused just now", async () => {
    const free = pageOf({ can_complain: true, complaint: over }, []);
    expect(await disputePage(free, id, "customer")).toMatchObject({ other: "Tarek", order: { id: "o1" } });
    const refused = pageOf({ can_complain: false, complaint: null }, [{ status: 409 }]);
    expect(await disputePage(refused, id, "provider")).toMatchObject({ other: "Nadia S." });
  });
});
