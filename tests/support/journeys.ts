import { expect, type Page } from "@playwright/test";
import { serviceOf } from "~/api/db/seed/catalogue";
import { cityOf } from "~/api/db/seed/places";
import { type Locale, pathIn } from "~/i18n/locale";
import { siteNow } from "./clock";
import { demoPassword } from "./sign-in";
import { t } from "./texts";

/** A person of a story: as which they sign up, and in which language they read. */
export type Newcomer = { name: string; phone: string; password: string; language: Locale };

export const job = { service: "tap-mixer", city: "cairo", district: "cairo-maadi" };
const service = (language: Locale) => serviceOf(job.service).name[language];
const city = (language: Locale) => cityOf(job.city).name[language];

let last = Math.floor(Math.random() * 80_000_000);

/** Somebody with nobody's number yet, and the password of everybody here. */
export function newcomer(name: string, language: Locale): Newcomer {
  last += 1;
  return {
    name,
    phone: `+2010${String(10_000_000 + (last % 90_000_000)).padStart(8, "0")}`,
    password: demoPassword,
    language,
  };
}

/** The number as its owner types it behind +20. */
const nationalPart = (phone: string) => phone.slice("+20".length);

export const open = (page: Page, language: Locale, path: string) => page.goto(pathIn(language, path));

/** The newest code that went to a phone, read off the demonstration's outbox. */
export async function codeFor(page: Page, phone: string): Promise<string> {
  const answer = await page.request.get(`/dev/outbox.json?to=${encodeURIComponent(phone)}`);
  const { messages } = (await answer.json()) as { messages: { text: string }[] };
  const code = /\d{6}/.exec(messages[0]?.text ?? "")?.[0];
  if (!code) throw new Error(`No code went to ${phone}`);
  return code;
}

/** Fills in the sign-up form where the page stands, sends it, and waits for the code's page. */
export async function signUp(page: Page, { name, phone, password, language }: Newcomer): Promise<void> {
  const say = t(language);
  await page.getByLabel(say("account:name")).fill(name);
  await page.getByLabel(say("account:phone")).fill(nationalPart(phone));
  await page.getByLabel(say("account:city"), { exact: true }).selectOption({ label: city(language) });
  await page.locator("input[name=password]").fill(password);
  await page.locator("input[name=accept_terms]").check();
  await page.getByRole("button", { name: say("account:signUp.submit") }).click();
  await page.waitForURL(/\/register\/provider-otp/);
}

/** Chooses what a provider does and where, on the sign-up form or in the profile. */
export async function chooseTrade(page: Page, language: Locale): Promise<void> {
  const box = page.getByRole("checkbox", { name: service(language), exact: true });
  if (!(await box.isVisible())) {
    const group = page.locator("details", { has: page.locator(`input[value="${job.service}"]`) });
    await group.locator("summary").click();
  }
  await box.check();
  const cityBox = page.locator(`input[name=cities][value="${job.city}"]`);
  if (!(await cityBox.isChecked())) await page.locator("label.chip", { has: cityBox }).click();
}

export async function enterCode(page: Page, { phone, language }: Newcomer): Promise<void> {
  const say = t(language);
  await page.getByLabel(say("account:code.label")).fill(await codeFor(page, phone));
  await page.getByRole("button", { name: say("account:code.submit") }).click();
}

/** A customer's whole way in by the pages, to the one that says what comes next. */
export async function signUpAsCustomer(page: Page, person: Newcomer): Promise<void> {
  await open(page, person.language, "/RegisterCustomer");
  await signUp(page, person);
  await enterCode(page, person);
  await page.waitForURL(/\/register\/provider\/success/);
}

/** A technician's whole way in by the pages: account, code, profile. */
export async function signUpAsProvider(
  page: Page,
  person: Newcomer,
  from: "/RegisterProvider" | "/technician/create-account" = "/RegisterProvider",
): Promise<void> {
  const say = t(person.language);
  await open(page, person.language, from);
  await chooseTrade(page, person.language);
  await signUp(page, person);
  await enterCode(page, person);
  await page.waitForURL(/\/register-profile/);
  await page.getByLabel(say("account:profile.headline")).fill("Plumber, Maadi");
  await page
    .getByLabel(say("account:profile.bio"))
    .fill("Taps, drains and heaters. I say the price before I open anything.");
  await page.getByLabel(say("account:profile.years")).fill("9");
  await page.getByRole("button", { name: say("account:profile.submit") }).click();
  await page.waitForURL(/\/register\/technician\/success/);
}

/** Fills in the request form where the page stands. */
export async function describeJob(page: Page, language: Locale, title: string): Promise<void> {
  const say = t(language);
  await page.getByLabel(say("requests:form.titleLabel")).fill(title);
  await page.getByLabel(say("requests:form.service")).selectOption({ label: service(language) });
  await page
    .getByLabel(say("requests:form.descriptionLabel"))
    .fill("The kitchen tap drips day and night. The handle turns without end.");
  await page.getByLabel(say("requests:form.city"), { exact: true }).selectOption({ label: city(language) });
  await page.locator("select[name=district_id]").selectOption(job.district);
  await page.getByLabel(say("requests:form.address")).fill("12 Street 9, flat 8");
}

/** Posts a request as a signed-in customer and gives its id. */
export async function postRequest(page: Page, language: Locale, title: string): Promise<string> {
  await open(page, language, "/requests/add-request");
  await describeJob(page, language, title);
  await page.getByRole("button", { name: t(language)("requests:form.publish") }).click();
  await page.waitForURL(/\/requests\/[a-z0-9]{16}$/);
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  return page.url().split("/").at(-1) ?? "";
}

/** Fills in an offer on a request at a price in major units. */
export async function writeOffer(
  page: Page,
  language: Locale,
  requestId: string,
  price: string,
): Promise<void> {
  const say = t(language);
  await open(page, language, `/technician/requests/${requestId}`);
  await page.getByLabel(say("technicianArea:offer.price"), { exact: true }).fill(price);
  await page.getByLabel(say("technicianArea:offer.start")).fill(inDays(2));
}

/** The same, and sends it. */
export async function sendOffer(...[page, language, ...of]: Parameters<typeof writeOffer>): Promise<void> {
  const say = t(language);
  await writeOffer(page, language, ...of);
  await page.getByRole("button", { name: say("technicianArea:offer.sendSubmit") }).click();
  await expect(page.getByRole("heading", { name: say("technicianArea:offer.mine") })).toBeVisible();
}

const inDays = (days: number) =>
  `${new Date(siteNow() + days * 86_400_000).toISOString().slice(0, 10)}T10:30`;

/**
 * Accepts the offer that stands first on a request's page, is led to its checkout, and goes back to the request.
 * @param look at each page on the way
 */
export async function acceptFirst(
  page: Page,
  language: Locale,
  requestId: string,
  look = async (_: Page) => {},
): Promise<void> {
  const say = t(language);
  await open(page, language, `/requests/${requestId}`);
  await page.locator(".of footer a").first().click();
  await page.waitForURL(/\/accept\?offer=/);
  await look(page);
  await page.locator("form:has(input[name=round]) button[type=submit]").click();
  await page.waitForURL(/\/payment\?order=/);
  await expect(page.getByRole("heading", { level: 1, name: say("payments:title") })).toBeVisible();
  await look(page);
  await open(page, language, `/requests/${requestId}`);
  await expect(page.getByRole("heading", { name: say("orders:title") })).toBeVisible();
  await look(page);
}
