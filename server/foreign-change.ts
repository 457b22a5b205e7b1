const reading = ["GET", "HEAD", "OPTIONS"];

/** Whether a page of another site asks for a change. The framework would answer that with a bare 500. */
export function isForeignChange({ method, headers }: Request): boolean {
  const origin = headers.get("Origin");
  if (origin === null || reading.includes(method)) return false;
  const forwarded = headers.get("X-Forwarded-Host")?.split(",", 1)[0]?.trim();
  return !URL.canParse(origin) || new URL(origin).host !== (forwarded || headers.get("Host"));
}
