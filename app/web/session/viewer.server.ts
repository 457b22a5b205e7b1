import type { AccountDetails } from "~/contract/profile";
import { ApiFailure, createClient } from "../calls/client.server";
import { failedAnswer } from "../calls/page-api.server";
import type { Page } from "../page.server";

/** Signed in means: a token, the flag, and a verified account that the API still knows. One look-up a request. */
export function viewerOf(page: Page): Promise<AccountDetails | null> {
  const { exchange, locale } = page;
  const { is_authenticated, token } = exchange.session;
  if (!is_authenticated || !token) return Promise.resolve(null);
  exchange.viewer ??= createClient(exchange.door(locale))
    .profile.details()
    .then(
      ({ user }) => (user.is_verified ? user : null),
      async (error: unknown) => {
        if (!(error instanceof ApiFailure)) throw error;
        if (error.body.code === "unverified") return null;
        throw await failedAnswer(page, error);
      },
    );
  return exchange.viewer;
}
