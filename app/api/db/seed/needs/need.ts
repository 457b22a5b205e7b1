import type { RequestAnswers } from "../../columns";

/** What a household writes when it asks for work: one language, one service. */
export type Need = {
  service: string;
  title: string;
  /** Paragraphs. */
  body: string[];
  answers: RequestAnswers;
  /** What the work usually comes to, in whole pounds. */
  price: number;
};

export type Needs = { ar: Need[]; en: Need[] };

export function need(
  service: string,
  price: number,
  answers: RequestAnswers,
  title: string,
  ...body: string[]
): Need {
  return { service, price, answers, title, body };
}
