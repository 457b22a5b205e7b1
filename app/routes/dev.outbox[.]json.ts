import type { LoaderFunctionArgs } from "@remix-run/node";
import { outboxAnswer } from "~/web/site/outbox-answer.server";
import { readOnly } from "~/web/site/read-only.server";

/** The demonstration's messages for programs: `?to=` names the phone or mailbox. */
export const loader = (args: LoaderFunctionArgs) => outboxAnswer(args);

export const action = readOnly;
