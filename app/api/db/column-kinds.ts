import { integer, timestamp } from "drizzle-orm/pg-core";

/** To the millisecond, as the code's own clock: a cursor that holds a time finds its row again. */
export const at = (name: string) => timestamp(name, { withTimezone: true, mode: "date", precision: 3 });
export const createdAt = () => at("created_at").notNull().defaultNow();

/** Money: whole minor units of the row's currency. */
export const minor = (name: string) => integer(name);
