/** A file for its reader alone. @param name what it is kept as: says what it is and of when, in plain letters, the same in each language */
export function download(body: BodyInit, mime: string, name: string): Response {
  return new Response(body, {
    headers: {
      "Content-Type": mime,
      "Content-Disposition": `attachment; filename="${name}"`,
      "Cache-Control": "private, no-store",
    },
  });
}

/** "usta-wallet-in-payout-2026-11-24.csv": the parts that there are, in order. */
export const fileName = (ending: string, ...parts: (string | undefined)[]): string =>
  `${["usta", ...parts.filter(Boolean)].join("-").replaceAll("_", "-")}.${ending}`;
