import type { OrderDetails } from "~/contract/order-fields";
import type { RequestDetails } from "~/contract/request-fields";
import { pathIn } from "~/i18n/locale";
import { placeText } from "~/i18n/place";
import { notFound } from "../not-found.server";
import type { Page } from "../page.server";
import { calendarFile } from "./calendar-event";

type Job = { request: RequestDetails; order: OrderDetails | null };

/** What of a job is still ahead: the job itself once it is paid, or the visit under warranty that was agreed on. */
function entryOf({ t }: Page, order: OrderDetails, title: string, name: string) {
  const { id, status, starts_at, proposals } = order;
  const moved = proposals.filter((one) => one.kind === "reschedule" && one.status === "done");
  if (["paid", "in_progress", "delivered"].includes(status))
    return {
      ...{ uid: `order-${id}`, sequence: moved.length, starts: starts_at },
      ...{ title, description: t("orders:calendar.text", { name }) },
    };
  const visit = proposals.find((one) => one.kind === "warranty" && one.status === "agreed");
  if (!visit?.starts_at) throw notFound();
  return {
    ...{ uid: `visit-${visit.id}`, sequence: 0, starts: visit.starts_at },
    title: t("orders:calendar.visit", { title }),
    description: t("orders:calendar.visitText", { name }),
  };
}

/** A paid job, or a visit for one, as a file for its reader's calendar; for everything else there is none. */
function jobFile(page: Page, { request, order }: Job, other: string, path: `/${string}`): Response {
  if (!order) throw notFound();
  const { t, locale, url } = page;
  const place = [request.private?.address, request.city ? placeText(t, request) : null].filter(Boolean);
  const text = calendarFile(
    {
      ...entryOf(page, order, request.title, other),
      place: place.join(", "),
      url: new URL(pathIn(locale, path), url).href,
      duration: order.arrival_minutes + order.duration,
      writtenAt: new Date().toISOString(),
    },
    { brand: t("brand"), language: locale },
  );
  return new Response(text, {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": `attachment; filename="job-${order.id}.ics"`,
      "Cache-Control": "private, no-store",
    },
  });
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
