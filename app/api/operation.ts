import type { z } from "zod";
import type { Endpoint, Parsed } from "~/contract/endpoint";
import type { ContextFor } from "./context";
import type { Faults } from "./errors";

type Run<E extends Endpoint> = (
  input: Parsed<E>,
  context: ContextFor<E["access"]>,
) => Promise<z.input<E["output"]>>;

/**
 * What is wrong with the fields that the schema lets through where it refuses others, so that people are told of everything at
 * once. It only reads; what it finds, the operation finds by itself in a whole input.
 */
export type Check<E extends Endpoint> = (
  given: Partial<Parsed<E>>,
  context: ContextFor<E["access"]>,
) => Promise<Faults>;

/** A use case: what an endpoint does, with no HTTP in it. It opens its own transaction. */
export type Operation<E extends Endpoint> = Run<E> & { check?: Check<E> };

/** An operation with a check of its own. */
export const checked = <E extends Endpoint>(check: Check<E>, run: Run<E>): Operation<E> =>
  Object.assign(run, { check });

/** Every operation of an area of the contract: a missing one does not compile. */
export type Operations<A> = { [K in keyof A]: A[K] extends Endpoint ? Operation<A[K]> : never };
