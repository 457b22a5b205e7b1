import type { LoaderFunctionArgs } from "@remix-run/node";
import { robots } from "~/web/crawlers.server";
import { readOnly } from "~/web/read-only.server";

export const loader = ({ request }: LoaderFunctionArgs) => robots(request);

export const action = readOnly;
