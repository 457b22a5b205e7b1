import type { Contract } from "~/contract/contract";
import type { Endpoint, Input, Output } from "~/contract/endpoint";
import type { FailureBody, SuccessBody } from "~/contract/failure";

/** A call that the API answered with a failure. */
export class ApiFailure extends Error {
  constructor(readonly body: FailureBody) {
    super(`${body.status} ${body.code}`);
  }
}

export type CallOptions = {
  /** The key, or how it is made when the call goes out. */
  idempotencyKey?: string | (() => Promise<string>);
  bytes?: Uint8Array;
};

/** The options of a call that goes out. */
export type SentOptions = { idempotencyKey?: string; bytes?: Uint8Array };

type Parameters<E extends Endpoint> =
  Record<never, never> extends Input<E>
    ? [input?: Input<E>, options?: CallOptions]
    : [input: Input<E>, options?: CallOptions];

/** `api.area.operation(input)` → the answer's data; a failure is thrown as `ApiFailure`. */
export type Client = {
  [A in keyof Contract]: {
    [O in keyof Contract[A]]: Contract[A][O] extends Endpoint
      ? (...args: Parameters<Contract[A][O]>) => Promise<Output<Contract[A][O]>>
      : never;
  };
};

/** Carries one call to the API and back: in this process, or over HTTP. */
export type Door = (
  area: string,
  operation: string,
  input: unknown,
  options: SentOptions,
) => Promise<SuccessBody<unknown>>;

/** The typed client over a door. */
export function createClient(door: Door): Client {
  const call =
    (area: string, operation: string) =>
    async (input: unknown = {}, { idempotencyKey, ...options }: CallOptions = {}) => {
      const key = typeof idempotencyKey === "function" ? await idempotencyKey() : idempotencyKey;
      const sent = { ...options, ...(key && { idempotencyKey: key }) };
      const { data } = await door(area, operation, input, sent);
      return data;
    };
  const areaOf = (area: string) =>
    new Proxy(
      {},
      { get: (_, operation) => (typeof operation === "string" ? call(area, operation) : undefined) },
    );
  return new Proxy({}, { get: (_, area) => (typeof area === "string" ? areaOf(area) : undefined) }) as Client;
}
