import type { LoaderFunctionArgs } from "@remix-run/node";
import type { ClientLoaderFunctionArgs } from "@remix-run/react";
import { enter } from "~/web/enter.server";
import { pageId } from "~/web/page-id.server";
import { serviceFacts } from "~/web/request-form.server";

export async function loader(args: LoaderFunctionArgs) {
  const page = await enter(args);
  return { service: await serviceFacts(page, pageId(args)) };
}

/** A form that cannot ask its service's questions is still a form. */
export const clientLoader = ({ serverLoader }: ClientLoaderFunctionArgs) =>
  serverLoader<typeof loader>().catch(() => null);
