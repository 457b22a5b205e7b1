import { contract } from "~/contract/contract";
import type { Notification } from "~/contract/notifications";
import type { Path } from "~/i18n/link";
import { messages } from "~/i18n/messages.server";
import { ApiFailure, createClient } from "../calls/client.server";
import { failedAnswer } from "../calls/page-api.server";
import { doDeed } from "../forms/deeds.server";
import { type Outcome, submit } from "../forms/submit.server";
import { readFilters } from "../lists/filters.server";
import { openedParts } from "../lists/list-part.server";
import { ownPath } from "../own-path";
import type { Page } from "../page.server";

const at = "/notifications";

/** Where a notification leads; one without a place of this site stays where it is. */
const placeOf = (path: string): Path => ownPath(path) ?? at;

const row = ({ id, kind, text, path, is_read, created_at }: Notification) => ({
  ...{ id, kind, text, path: placeOf(path) },
  ...{ isRead: is_read, createdAt: created_at },
});

const pageOf = (number: number): Path => (number > 1 ? `${at}?page=${number}` : at);

/** The part of the list that the page shows, with the pages beside it; a dead token ends the session. */
async function partOf(page: Page) {
  const { page: first = 1 } = readFilters(contract.notifications.list, page);
  const parts = openedParts(page);
  // Not by the page's own client, to which any failure is a page of its own: this list says itself why it is not there.
  const { notifications } = createClient(page.exchange.door(page.locale));
  const { content, meta, unread } = await notifications.list({ page: first, parts });
  const { currentPage, lastPage } = meta.meta;
  const older = currentPage < lastPage ? pageOf(currentPage + 1) : null;
  return { unread, list: { rows: content.map(row), older, newer: first > 1 ? pageOf(first - 1) : null } };
}

/** The page of the reader's notifications, or why they could not be had. */
export async function noticesPage(page: Page) {
  const { t } = page;
  const found = await partOf(page).catch(async (error: unknown) => {
    if (!(error instanceof ApiFailure)) throw error;
    if (error.body.code === "unauthenticated") throw await failedAnswer(page, error);
    return { list: null, unread: 0, failure: error.body.message || t("notices:failure") };
  });
  return {
    m: messages(page.locale, ["notices", "lists"]),
    head: { title: t("notices:title"), description: t("notices:description"), isPrivate: true },
    ...found,
    form: await page.form(),
  };
}

/** Opens one, which is read then; marks one or all. */
export function actOnNotices(page: Page) {
  return submit(page, async (form): Promise<Outcome> => {
    let to: Path = page.here;
    await doDeed(page, form, {
      own: {
        "read-all": ({ api }) => api.notifications.readAll(form.input(contract.notifications.readAll)),
      },
      named: {
        open: async ({ api }, _, id) => {
          to = placeOf((await api.notifications.read({ id })).path);
        },
        read: ({ api }, _, id) => api.notifications.read({ id }),
      },
      id: "all",
    });
    return { to };
  });
}
