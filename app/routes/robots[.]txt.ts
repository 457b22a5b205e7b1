import type { LoaderFunctionArgs } from "@remix-run/node";
import { robots } from "~/web/crawlers.server";

export const loader = ({ request }: LoaderFunctionArgs) => robots(request);
