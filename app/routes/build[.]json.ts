import { buildAnswer } from "~/web/build-answer.server";

/** Which build answers: pages ask now and then whether there is a newer one. */
export const loader = () => buildAnswer();
