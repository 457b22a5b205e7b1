import type { LoaderFunctionArgs } from "@remix-run/node";
import { fileAnswer } from "~/web/file-answer.server";
import { readOnly } from "~/web/read-only.server";

/** An uploaded file: `?size=small|medium|large`. */
export const loader = (args: LoaderFunctionArgs) => fileAnswer(args);

export const action = readOnly;
