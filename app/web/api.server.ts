import { env } from "~/env.server";
import { ApiFailure, type Door } from "./calls/client.server";
import { httpDoor, type Voice } from "./calls/http-door.server";

/** The embedded API, loaded when first wanted; null with API_BASE_URL, which leaves it alone. */
export async function openApi() {
  if (env().API_BASE_URL) return null;
  const api = await import("~/api");
  return api.openApi();
}

/** The demo's own signing secret; the embedded API keeps it beside its data. */
export async function demoSecret(folder: string): Promise<string> {
  const api = await import("~/api");
  return api.demoSecret(folder);
}

function embeddedDoor(voice: Voice): Door {
  const memo = {};
  return async (area, operation, input, options) => {
    const { invoke, failureBody, readerOf, openApi } = await import("~/api");
    const { house } = await openApi();
    try {
      return await invoke(house, { ...voice, ...options, area, operation, input, memo });
    } catch (error) {
      const body = failureBody(error, await readerOf(voice.locale, memo), voice.requestId);
      if (body.request_id !== undefined)
        house.log.error(
          { requestId: voice.requestId, operation: `${area}.${operation}`, err: error },
          "operation failed",
        );
      throw new ApiFailure(body);
    }
  };
}

/** The way to the website API for one caller: in this process, or at API_BASE_URL. */
export function connect(voice: Voice): Door {
  const { API_BASE_URL } = env();
  return API_BASE_URL ? httpDoor(API_BASE_URL, voice) : embeddedDoor(voice);
}
