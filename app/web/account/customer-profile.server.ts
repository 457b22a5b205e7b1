import { contract } from "~/contract/contract";
import type { Path } from "~/i18n/link";
import { choicesOf } from "../forms/choices.server";
import { constraintsOf } from "../forms/constraints.server";
import { submit } from "../forms/submit.server";
import type { Page } from "../page.server";

/** A customer with missing data. */
export async function customerProfileForm(page: Page) {
  const { cities } = await page.api.catalogue.places();
  return {
    name: page.viewer?.name ?? "",
    cityId: page.viewer?.city?.id ?? "",
    isComplete: page.viewer?.is_completed ?? false,
    cities: choicesOf(cities),
    constraints: constraintsOf(contract.profile.saveCustomer),
    form: await page.form(),
  };
}

export const saveCustomerProfile = (page: Page, to: Path) =>
  submit(page, async (form) => {
    await page.api.profile.saveCustomer(form.input(contract.profile.saveCustomer));
    return { to };
  });
