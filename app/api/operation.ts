import type { z } from "zod";
import type { Endpoint, Parsed } from "~/contract/endpoint";
import type { ContextFor } from "./context";

/** A use case: what an endpoint does, with no HTTP in it. It opens its own transaction. */
export type Operation<E extends Endpoint> = (
  input: Parsed<E>,
  context: ContextFor<E["access"]>,
) => Promise<z.input<E["output"]>>;

/** Every operation of an area of the contract: a missing one does not compile. */
export type Operations<A> = { [K in keyof A]: A[K] extends Endpoint ? Operation<A[K]> : never };
