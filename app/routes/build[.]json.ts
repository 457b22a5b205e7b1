import { buildAnswer } from "~/web/build-answer.server";
import { readOnly } from "~/web/read-only.server";

/** Which build answers: pages ask now and then whether there is a newer one. */
export const loader = () => buildAnswer();

export const action = readOnly;
