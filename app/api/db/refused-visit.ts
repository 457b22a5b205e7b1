import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { stands } from "./standing-complaint";

/** A claim under warranty that no visit came of; times are ISO 8601. */
export type RefusedVisit = {
  /** `lapsed`: nobody answered it. */
  how: "declined" | "lapsed";
  /** Why; "" where nothing was said. */
  reason: string;
  at: string;
  /** Since when a complaint about the job stands. */
  complainedAt: string | null;
};

const standing = stands({ status: sql`c.status`, outcome: sql`c.outcome` });
const isUnanswered = sql`exists (select 1 from audit a where a.entity = 'proposal' and a.entity_id = v.id and a.event = 'lapse')`;

/** What the last claim under warranty of an order came to where it was refused; one that fell away with the job was not. */
export const refusedVisit = (orderId: SQLWrapper): SQL<RefusedVisit | null> => sql`(
  select json_build_object('how', v.status, 'reason', coalesce(v.answer, ''), 'at', coalesce(v.answered_at, v.due_at),
    'complainedAt', (select max(c.created_at) from complaints c
      where c.order_id = v.order_id and c.kind = 'order' and ${standing}))
  from (select * from proposals p where p.order_id = ${orderId} and p.kind = 'warranty'
    order by p.created_at desc, p.id desc limit 1) v
  where v.status = 'declined' or (v.status = 'lapsed' and ${isUnanswered}))`;
