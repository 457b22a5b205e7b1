import { contract } from "~/contract/contract";
import { type Deeds, doDeed } from "../forms/deeds.server";
import { submit } from "../forms/submit.server";
import type { Page } from "../page.server";

const { staff } = contract;

/** What staff decide about the account whose page it is. */
const own: Deeds = {
  deactivate: ({ api }, form, id) => api.staff.deactivate({ ...form.input(staff.deactivate), id }, form.once),
  reactivate: ({ api }, form, id) => api.staff.reactivate({ ...form.input(staff.reactivate), id }, form.once),
  write_off: ({ api }, form, id) => api.staff.writeOff({ ...form.input(staff.writeOff), id }, form.once),
};

/** What they decide on a technician's documents, whom the intent names: "verify ab12". */
const named: Deeds = {
  verify: ({ api }, form, id) => api.staff.verify({ ...form.input(staff.verify), id }, form.once),
  reject: ({ api }, form, id) => api.staff.reject({ ...form.input(staff.reject), id }, form.once),
};

/** A posted decision of staff, which leads back to the page that it was taken on. */
export function decide(page: Page, userId: string | null) {
  return submit(page, async (form) => {
    await doDeed(page, form, { own, named, id: userId });
    return { to: page.here };
  });
}
