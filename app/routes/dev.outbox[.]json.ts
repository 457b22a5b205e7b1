import type { LoaderFunctionArgs } from "@remix-run/node";
import { outboxAnswer } from "~/web/outbox-answer.server";

/** The demonstration's messages for programs: `?to=` names the phone or mailbox. */
export const loader = (args: LoaderFunctionArgs) => outboxAnswer(args);
