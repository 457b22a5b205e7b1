import type { reviewsContract } from "~/contract/reviews";
import type { Operations } from "../operation";
import { answers } from "./answers";
import { read } from "./read";
import { received } from "./received";
import { write } from "./write";

export const reviews: Operations<typeof reviewsContract> = { ...read, ...write, ...answers, received };
