import type { LoaderFunctionArgs } from "@remix-run/node";
import { fileAnswer } from "~/web/file-answer.server";

/** An uploaded file: `?size=small|medium|large`. */
export const loader = (args: LoaderFunctionArgs) => fileAnswer(args);
