import type { LoaderFunctionArgs } from "@remix-run/node";
import { enter } from "~/web/enter.server";
import { notFound } from "~/web/not-found.server";

async function unknown(args: LoaderFunctionArgs): Promise<never> {
  await enter(args);
  throw notFound();
}

export const loader = unknown;
export const action = unknown;

/** Never drawn; without it the framework would answer with bare data. */
export default function Unknown() {
  return null;
}
