import { ApiFailure } from "./client.server";

const kept = new Map<string, unknown>();

/**
 * The answer of a call that no page must fail for. When the call fails its message goes to `failures`, to be said over the page,
 * and the last good answer stands in, else `builtIn`.
 * @param name of the answer, its language included
 */
export async function orLastGood<T>(
  name: string,
  call: Promise<T>,
  builtIn: T,
  failures: string[],
): Promise<T> {
  return call.then(
    (answer) => {
      kept.set(name, answer);
      return answer;
    },
    (error: unknown) => {
      if (!(error instanceof ApiFailure)) throw error;
      failures.push(error.body.message);
      return kept.has(name) ? (kept.get(name) as T) : builtIn;
    },
  );
}
