import type { LoaderFunctionArgs } from "@remix-run/node";
import { fileAnswer } from "~/web/site/file-answer.server";
import { readOnly } from "~/web/site/read-only.server";

/** An uploaded file: `?size=small|medium|large`. */
export const loader = (args: LoaderFunctionArgs) => fileAnswer(args);

export const action = readOnly;
