import { contract } from "~/contract/contract";
import { uploadLimits } from "~/contract/files";
import type { RequestDraft } from "~/contract/request-form";
import { dateValue } from "~/i18n/field-values";
import type { Path } from "~/i18n/link";
import { setCookie } from "../answer-headers.server";
import { isRefused } from "../calls/exchange.server";
import { country } from "../country.server";
import { choicesOf } from "../forms/choices.server";
import { constraintsOf } from "../forms/constraints.server";
import type { Form } from "../forms/submit.server";
import type { Page } from "../page.server";
import { namedId } from "../page-id.server";
import { writeDraftKey } from "../session/draft-key.server";

const fields = contract.requests.save.input.shape;

/** What a link may fill in beforehand: the home page's two questions, a service's or a technician's page. */
function prefilled({ url }: Page) {
  const text = (name: string) => url.searchParams.get(name) ?? undefined;
  const known = (name: "service_id" | "city_id", value: string | undefined) =>
    fields[name].safeParse(value).success ? value : undefined;
  return {
    title: text("title")?.slice(0, constraintsOf(contract.requests.save).title?.maxLength),
    service_id: known("service_id", text("service")),
    city_id: known("city_id", text("city")),
  };
}

/** What a request form shows of its service: the questions that it asks, and what others paid. */
export async function serviceFacts({ api }: Pick<Page, "api">, serviceId: string) {
  const { id, questions, price_guide, group } = await api.catalogue.service({ id: serviceId });
  return { id, questions, guide: price_guide, icon: group.icon };
}

/** The technician who alone is asked: the draft's, else the one whom the address names. */
async function askedAlone(page: Page, draft: RequestDraft | null): Promise<string | null> {
  if (draft) return draft.provider_name;
  const { provider_id } = directTo(page);
  return provider_id ? (await page.api.technicians.get({ id: provider_id })).name : null;
}

/** The form's choices and what is in it so far. */
export async function requestFormData(page: Page, draft: RequestDraft | null) {
  const start = prefilled(page);
  const serviceId = page.url.searchParams.get("service") ?? draft?.service_id;
  const [{ groups }, { cities }, direct] = await Promise.all([
    page.api.catalogue.services({}),
    page.api.catalogue.places(),
    askedAlone(page, draft),
  ]);
  // A service may have been taken off since: its requests are still there to be changed.
  const offered = groups.flatMap(({ services }) => services).find(({ id }) => id === serviceId);
  return {
    draft,
    start,
    direct,
    service: offered ? await serviceFacts(page, offered.id) : null,
    services: groups.map(({ name, services }) => ({
      label: name,
      options: choicesOf(services),
    })),
    cities: cities.map(({ id, name, districts }) => ({ id, name, districts })),
    constraints: constraintsOf(contract.requests.save),
    mostPhotos: uploadLimits.photosPerRequest,
    today: dateValue(new Date().toISOString(), country().timeZone),
    currency: country().currency,
    form: await page.form(),
  };
}

/** A draft that is made when it is first needed: a guest's by its key, a customer's by its id. */
export type DraftBook = {
  /**
   * The customer's draft; undefined for a guest, whom the key names.
   * @param known its id, where the form knows it already; else `formKey` finds the draft that the same form made before
   */
  id: (known: string, formKey: string) => Promise<string | undefined>;
  read: (id: string | undefined) => Promise<RequestDraft | null>;
  save: (form: Form, id: string | undefined) => Promise<void>;
};

export function draftBook(page: Page): DraftBook {
  return page.viewer ? customersBook(page) : guestsBook(page);
}

/**
 * The draft with which the page of new requests goes on: the guest's, or the one that the address names. One that was published
 * since has a page of its own, unless a form was refused here just now.
 */
export async function startedDraft(page: Page): Promise<RequestDraft | null> {
  const draft = await draftBook(page).read(namedId(page, "draft") ?? undefined);
  const isOver = draft !== null && draft.status !== "draft" && !isRefused(page.exchange);
  if (isOver) throw await page.leaveTo(`/requests/${draft.id}`);
  return draft;
}

/** Whose answer alone is wanted, where the address says so. */
function directTo(page: Page): { provider_id?: string } {
  const provider_id = namedId(page, "provider");
  return provider_id ? { provider_id } : {};
}

function customersBook(page: Page): DraftBook {
  const direct = directTo(page);
  return {
    id: async (known, formKey) => {
      if (known) return known;
      const once = { idempotencyKey: formKey };
      return (await page.api.requests.create(direct, once)).id;
    },
    read: (id) => (id ? page.api.requests.form({ id }) : Promise.resolve(null)),
    save: async (form, id) => {
      const whole = form.intent === "publish";
      await page.api.requests.save({ ...form.input(contract.requests.save), id: id ?? "", whole });
    },
  };
}

/** Where a draft is gone on with. */
export const draftAddress = (id: string | undefined): Path =>
  id ? `/requests/add-request?draft=${id}` : "/requests/add-request";

/** Makes a draft of a form that could be published; of any other none. @throws ApiFailure with what it lacks */
export async function draftOfWhole(page: Page, form: Form): Promise<string> {
  const fields = form.input(contract.requests.create);
  const { id } = await page.api.requests.create({ ...fields, ...directTo(page), whole: true });
  return id;
}

function guestsBook(page: Page): DraftBook {
  const direct = directTo(page);
  const start = async () => {
    const { key } = await page.api.drafts.start(direct);
    page.exchange.draftKey = key;
    page.exchange.forgetCaller();
    setCookie(page.exchange, await writeDraftKey(page.request, key));
  };
  return {
    id: async () => {
      if (!page.exchange.draftKey || !(await page.api.drafts.get())) await start();
      return undefined;
    },
    read: () => (page.exchange.draftKey ? page.api.drafts.get() : Promise.resolve(null)),
    save: async (form) => {
      await page.api.drafts.save(form.input(contract.drafts.save));
    },
  };
}
