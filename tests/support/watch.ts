import type { ConsoleMessage, Page, Request } from "@playwright/test";

/**
 * Collects what a page must never do: write errors or warnings to the console (hydration, content security policy, missing
 * texts are among them), throw, ask another host for anything, miss a file, or get a 5xx.
 */
export function watch(page: Page): string[] {
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(`threw ${error.stack ?? error.message}`));
  page.on("console", (message) => {
    if (isComplaint(message)) problems.push(`console.${message.type()}: ${message.text()}`);
  });
  page.on("request", (request) => {
    const url = new URL(request.url());
    const isLocal = ["127.0.0.1", "localhost"].includes(url.hostname) || !url.protocol.startsWith("http");
    if (!isLocal) problems.push(`asked another host: ${url.origin}`);
  });
  page.on("response", (response) => {
    const isFile = !["document", "fetch", "xhr"].includes(response.request().resourceType());
    if (response.status() >= 500 || (isFile && response.status() >= 400)) {
      problems.push(`${response.status()} for ${pathOf(response.request())}`);
    }
  });
  return problems;
}

/**
 * Chromium itself reports every 4xx of a document or a fetch; those are answers, and the listener above judges them. Remix logs a
 * fetch that a later navigation overtook while its answer was being read; nobody waits for it any more. A test that takes the line away
 * knows that it did; Remix says so once more where it was looking up the routes of new links, and any other reason the browser names
 * itself. A sheet is loaded before the page that wants it is there, which a busy machine may draw seconds later.
 */
function isComplaint(message: ConsoleMessage): boolean {
  if (!["error", "warning"].includes(message.type())) return false;
  if (message.text().startsWith("AbortError: signal is aborted without reason")) return false;
  if (message.text().startsWith("Failed to fetch manifest patches TypeError: Failed to fetch")) return false;
  if (/^The resource \S+\.css was preloaded using link preload but not used/.test(message.text()))
    return false;
  return !/^Failed to load resource: (the server responded with a status of 4|net::ERR_INTERNET_DISCONNECTED)/.test(
    message.text(),
  );
}

const pathOf = (request: Request) => `${request.method()} ${new URL(request.url()).pathname}`;
