import type { LoaderFunctionArgs } from "@remix-run/node";
import { sitemap } from "~/web/site/crawlers.server";
import { readOnly } from "~/web/site/read-only.server";

export const loader = (args: LoaderFunctionArgs) => sitemap(args);

export const action = readOnly;
