import type { Page, Response } from "@playwright/test";

/** What a page asks for while it is open. */
export type Asked = {
  /** Paths of our host, photos of people aside. */
  own: string[];
  outside: string[];
  /** Readable while the page stays. */
  fonts: Response[];
};

/** Call before the page is opened: fills as the page asks. */
export function watchRequests(page: Page, host: string): Asked {
  const asked: Asked = { own: [], outside: [], fonts: [] };
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (!url.protocol.startsWith("http")) return;
    if (url.host !== host) asked.outside.push(url.host);
    else if (!url.pathname.startsWith("/files/")) asked.own.push(url.pathname);
  });
  page.on("response", (response) => {
    if (response.request().resourceType() === "font") asked.fonts.push(response);
  });
  return asked;
}
