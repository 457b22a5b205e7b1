import type { ServerResponse } from "node:http";

/** The framework types an answer that names no type; one that says "not modified" would retype what the caller holds. */
export function dropTypeOfNothing(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response) as (...head: unknown[]) => ServerResponse;
  response.writeHead = (status: number, ...rest: unknown[]) => {
    const headers = rest.at(-1);
    if (status === 304 && typeof headers === "object" && headers)
      Reflect.deleteProperty(headers, "content-type");
    return writeHead(status, ...rest);
  };
}
