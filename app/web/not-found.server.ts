import { data } from "@remix-run/node";

/** What a loader throws for an address that leads nowhere. */
export const notFound = () => data(null, { status: 404 });
