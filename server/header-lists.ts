export type Encoding = "br" | "gzip";

/** What is longer was written to cost time, not to be understood. */
const mostCharacters = 1024;

/** The parts of a list in a header, without the space around them; a header of more than a kilobyte has none. */
export function listed(header: string | null, separator = ","): string[] {
  if (!header || header.length > mostCharacters) return [];
  return header.split(separator).map((part) => part.trim());
}

/** The first of `available`, in our order of preference, that the `Accept-Encoding` header does not refuse. */
export function preferredEncoding(header: string | null, available: readonly Encoding[]): Encoding | null {
  const weights = new Map(
    listed(header?.toLowerCase() ?? null).map((part) => {
      const [name = "", ...parameters] = listed(part, ";");
      const weight = parameters.find((parameter) => parameter.startsWith("q="));
      return [name, weight ? Number(weight.slice(2)) : 1] as const;
    }),
  );
  return available.find((encoding) => (weights.get(encoding) ?? weights.get("*") ?? 0) > 0) ?? null;
}
