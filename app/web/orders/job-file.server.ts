import type { OrderDetails } from "~/contract/order-fields";
import type { RequestDetails } from "~/contract/request-fields";
import { isInCalendar } from "~/contract/technician-area-fields";
import { pathIn } from "~/i18n/locale";
import { placeText } from "~/i18n/place";
import { notFound } from "../not-found.server";
import type { Page } from "../page.server";
import { type CalendarEvent, calendarFile } from "./calendar-event";

type Job = { request: RequestDetails; order: OrderDetails | null };

/** What stands in a calendar: a job, or the visit under warranty for one, and how often it was moved. */
type Entry = { starts: string; visitId: string | null; moved: number };

/** What an entry says of its job. `other`: whom it was agreed on with, for the reader. */
type Agreed = {
  order: Pick<OrderDetails, "id" | "arrival_minutes" | "duration">;
  request: Pick<RequestDetails, "title" | "city" | "district">;
  address: string | undefined;
  other: string;
  path: `/${string}`;
};

/** What of a job is still ahead: the job itself once it is paid, or the visit under warranty that was agreed on. */
function entryOf({ status, starts_at, moved, proposals }: OrderDetails): Entry {
  if (isInCalendar(status)) return { starts: starts_at, visitId: null, moved };
  const visit = proposals.find((one) => one.kind === "warranty" && one.status === "agreed");
  if (!visit?.starts_at) throw notFound();
  return { starts: visit.starts_at, visitId: visit.id, moved: 0 };
}

function eventOf(page: Page, { starts, visitId, moved }: Entry, agreed: Agreed): CalendarEvent {
  const { t, locale, url } = page;
  const { order, request, address, other, path } = agreed;
  const place = [address, request.city ? placeText(t, request) : null].filter(Boolean);
  const said = visitId
    ? ([t("orders:calendar.visit", { title: request.title }), "orders:calendar.visitText"] as const)
    : ([request.title, "orders:calendar.text"] as const);
  return {
    ...(visitId ? { uid: `visit-${visitId}`, sequence: 0 } : { uid: `order-${order.id}`, sequence: moved }),
    ...{ title: said[0], description: t(said[1], { name: other }), starts },
    place: place.join(", "),
    url: new URL(pathIn(locale, path), url).href,
    duration: order.arrival_minutes + order.duration,
    writtenAt: new Date().toISOString(),
  };
}

function fileOf({ t, locale }: Page, events: CalendarEvent[], name: string): Response {
  return new Response(calendarFile(events, { brand: t("brand"), language: locale }), {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}.ics"`,
      "Cache-Control": "private, no-store",
    },
  });
}

/** A paid job, or a visit for one, as a file for its reader's calendar; for everything else there is none. */
function jobFile(page: Page, { request, order }: Job, other: string, path: `/${string}`): Response {
  if (!order) throw notFound();
  const agreed = { order, request, address: request.private?.address, other, path };
  return fileOf(page, [eventOf(page, entryOf(order), agreed)], `job-${order.id}`);
}

export async function customerJobFile(page: Page, id: string): Promise<Response> {
  const request = await page.api.requests.get({ id });
  if (request.view !== "owner") throw notFound();
  const order = request.order_id ? await page.api.orders.get({ id: request.order_id }) : null;
  return jobFile(page, { request, order }, order?.provider.name ?? "", `/requests/${id}`);
}

export async function technicianJobFile(page: Page, id: string): Promise<Response> {
  const { request, order } = await page.api.technicianArea.request({ id });
  return jobFile(page, { request, order }, order?.customer.name ?? "", `/technician/requests/${id}`);
}

/** All jobs and visits that the technician has agreed on and that are ahead, each as its own file has it; without any there is none. */
export async function agendaFile(page: Page): Promise<Response> {
  const { jobs } = await page.api.technicianArea.agenda();
  if (jobs.length === 0) throw notFound();
  const events = jobs.map((job) => {
    const { request, customer, address, at: starts, visit_id: visitId, moved } = job;
    const path = `/technician/requests/${request.id}` as const;
    return eventOf(
      page,
      { starts, visitId, moved },
      { order: job, request, address, other: customer.name, path },
    );
  });
  return fileOf(page, events, "jobs");
}
