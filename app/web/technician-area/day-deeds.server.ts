import { contract } from "~/contract/contract";
import { type Deeds, doDeed } from "../forms/deeds.server";
import { submit } from "../forms/submit.server";
import type { Page } from "../page.server";

/** By the day. */
const named: Deeds = {
  "remove-day-off": ({ api }, _, day) => api.technicianArea.removeDayOff({ day }),
};

/** What is posted on the technician's day: days off, and the switch in the area's top bar, which stands on every page of it. */
export function actOnDay(page: Page) {
  return submit(page, async (form) => {
    if (form.intent === "taking-jobs") {
      await page.api.profile.setTakingJobs({ is_taking_jobs: form.text("is_taking_jobs") === "on" });
      return { shown: {} };
    }
    if (form.intent === "add-day-off")
      await page.api.technicianArea.addDayOff(form.input(contract.technicianArea.addDayOff), form.once);
    else await doDeed(page, form, { named });
    return { to: "/technician" };
  });
}
