import type { LoaderFunctionArgs } from "@remix-run/node";
import { robots } from "~/web/site/crawlers.server";
import { readOnly } from "~/web/site/read-only.server";

export const loader = ({ request }: LoaderFunctionArgs) => robots(request);

export const action = readOnly;
