import type { LoaderFunctionArgs } from "@remix-run/node";
import { ApiFailure, createClient } from "../calls/client.server";
import { exchangeOf } from "../calls/exchange.server";

/** The outbox as JSON; outside a demonstration the API's own 404. */
export async function outboxAnswer(args: LoaderFunctionArgs): Promise<Response> {
  const to = new URL(args.request.url).searchParams.get("to");
  const api = createClient((await exchangeOf(args)).door("en"));
  const headers = { "Cache-Control": "no-store" };
  return api.site.outbox(to ? { to } : {}).then(
    (outbox) => Response.json(outbox, { headers }),
    (error: unknown) => {
      if (!(error instanceof ApiFailure)) throw error;
      return Response.json(error.body, { status: error.body.status, headers });
    },
  );
}
