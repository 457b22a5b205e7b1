import { createHash, randomBytes } from "node:crypto";
import { listed } from "./header-lists";

/** A page is given again for so long: what time alone changes is at most this old. */
const freshMs = 5_000;
const most = 200;

type Stored = { html: string; nonce: string; etag: string; headers: [string, string][]; until: number };

/** A visitor of whom we know no more than the language. */
const isStranger = (cookies: string) => !/(^|;\s*)(?!lang=)\w/.test(cookies);
const noncePart = /'nonce-([^']+)'/;
/** The moment of the answer, as the page's data carries it. */
const moment = /(\\"now\\",\\")[^"\\]+/;

/**
 * Public pages, for visitors of whom nothing is known: drawn once, given to all until somebody changes something, and not
 * sent again to who has them. Each answer gets a nonce of its own.
 */
export class PageStore {
  private readonly pages = new Map<string, Stored>();
  private changes = 0;

  /** After each answer: reading changes nothing of what pages show, nor does what was refused. */
  heed(method: string, status: number): void {
    if (method === "GET" || method === "HEAD" || status >= 400) return;
    this.changes += 1;
    this.pages.clear();
  }

  async answer(request: Request, draw: () => Promise<Response>): Promise<Response> {
    const cookies = request.headers.get("Cookie") ?? "";
    if (request.method !== "GET" || !isStranger(cookies)) return draw();
    const key = `${cookies} ${request.url}`;
    const known = this.pages.get(key);
    if (known && known.until > performance.now()) return give(request, known);
    const changes = this.changes;
    const response = await draw();
    const nonce = publicNonce(response);
    if (!nonce) return response;
    const page = await read(response, nonce);
    if (this.pages.size >= most) this.pages.clear();
    if (changes === this.changes) this.pages.set(key, page);
    return give(request, page);
  }
}

/** The nonce of a page that is the same for everybody in its language; null for anything else. */
function publicNonce({ status, headers }: Response): string | null {
  const isPage = status === 200 && headers.get("Content-Type")?.startsWith("text/html");
  const isPersonal = headers.getSetCookie().some((cookie) => !cookie.startsWith("lang="));
  if (!isPage || isPersonal || headers.has("Refresh")) return null;
  return noncePart.exec(headers.get("Content-Security-Policy") ?? "")?.[1] ?? null;
}

async function read(response: Response, nonce: string): Promise<Stored> {
  const html = await response.text();
  const blanked = html.replaceAll(nonce, "").replace(moment, "$1");
  const etag = `W/"${createHash("sha256").update(blanked).digest("base64url").slice(0, 22)}"`;
  return { html, nonce, etag, headers: [...response.headers], until: performance.now() + freshMs };
}

/** The page with a new nonce, or only word that the visitor's copy still holds: that changes neither policy nor cookies. */
function give(request: Request, { html, nonce, etag, headers }: Stored): Response {
  const answer = new Headers(headers);
  answer.set("ETag", etag);
  if (listed(request.headers.get("If-None-Match")).includes(etag)) {
    for (const name of ["Content-Security-Policy", "Set-Cookie", "Content-Type"]) answer.delete(name);
    return new Response(null, { status: 304, headers: answer });
  }
  const fresh = randomBytes(16).toString("base64");
  const policy = answer.get("Content-Security-Policy") ?? "";
  answer.set("Content-Security-Policy", policy.replaceAll(nonce, fresh));
  return new Response(html.replaceAll(nonce, fresh), { headers: answer });
}
