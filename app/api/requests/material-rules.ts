/** The fields of a request that an offer stands on. */
export type Terms = {
  serviceId: string | null;
  answers: Record<string, string | number | string[]>;
  cityId: string | null;
  districtId: string | null;
  timing: string;
  preferredDate: string | null;
  timeWindow: string;
};

const inOrder = (answers: Terms["answers"]) =>
  JSON.stringify(
    Object.entries(answers)
      .map(([code, answer]) => [code, Array.isArray(answer) ? [...answer].sort() : answer] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

const parts = {
  service: ["serviceId"],
  place: ["cityId", "districtId"],
  time: ["timing", "preferredDate", "timeWindow"],
} as const;

/** What has changed of the terms that offers stand on. */
export function changedParts(before: Terms, after: Terms): string[] {
  const plain = Object.entries(parts).filter(([, fields]) =>
    fields.some((field) => before[field] !== after[field]),
  );
  const hasOtherAnswers = inOrder(before.answers) !== inOrder(after.answers);
  return [...plain.map(([part]) => part), ...(hasOtherAnswers ? ["answers"] : [])];
}

/**
 * A change is material when it is of the service, its answers, the city or district, the date or the window: the request's
 * version goes up and its offers become stale. Title, description, budget, photos and private address are not.
 */
export const isMaterialChange = (before: Terms, after: Terms): boolean =>
  changedParts(before, after).length > 0;
