import { buildAnswer } from "~/web/site/build-answer.server";
import { readOnly } from "~/web/site/read-only.server";

/** Which build answers: pages ask now and then whether there is a newer one. */
export const loader = () => buildAnswer();

export const action = readOnly;
