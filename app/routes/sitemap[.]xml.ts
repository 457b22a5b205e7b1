import type { LoaderFunctionArgs } from "@remix-run/node";
import { sitemap } from "~/web/crawlers.server";

export const loader = (args: LoaderFunctionArgs) => sitemap(args);
