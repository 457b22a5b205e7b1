import type { Notification, notificationsContract } from "~/contract/notifications";
import type { ContextFor } from "../context";
import { notFound, translate } from "../errors";
import type { Operations } from "../operation";
import { sentenceOf } from "./sentence";
import { countNotices, findNotice, listNotices, markRead, markReadTo, type NoticeRow } from "./store";

const perPage = 20;

type Context = ContextFor<"user">;

/** As its reader has it now: nothing of it was put into words when it was written. */
const view = ({ settings: { country }, locale, user }: Context, row: NoticeRow): Notification => ({
  ...{ id: row.id, kind: row.kind, path: row.path },
  text: translate({ locale, digits: user.digits }, sentenceOf(row, country)),
  is_read: row.readAt !== null,
  created_at: row.createdAt.toISOString(),
});

export const notifications: Operations<typeof notificationsContract> = {
  async list({ page = 1, parts = 1 }, ctx) {
    const { db, user, settings } = ctx;
    const most = settings.notificationsPerUser;
    const offset = (page - 1) * perPage;
    const limit = Math.max(0, Math.min(parts * perPage, most - offset));
    const [rows, total] = await Promise.all([
      limit > 0 ? listNotices(db, user.id, { limit, offset }) : [],
      countNotices(db, user.id, most),
    ]);
    const lastPage = Math.max(1, Math.ceil(total / perPage));
    const given = Math.max(1, Math.ceil(rows.length / perPage));
    return {
      content: rows.map((row) => view(ctx, row)),
      meta: { meta: { currentPage: page + given - 1, lastPage, perPage, total } },
      unread: user.unread,
    };
  },

  async read({ id }, { db, user, now }) {
    const found = await findNotice(db, user.id, id);
    if (!found) throw notFound();
    if (!found.readAt) await markRead(db, user.id, id, now);
    return { path: found.path };
  },

  async readAll({ newest_id }, { db, user, now, say }) {
    if (!(await findNotice(db, user.id, newest_id))) throw notFound();
    await markReadTo(db, user.id, newest_id, now);
    say("api:notification.allRead");
    return null;
  },
};
