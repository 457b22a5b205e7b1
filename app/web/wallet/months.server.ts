import { today } from "../country.server";

const shifted = (month: string, by: number) => {
  const [year = 0, of = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, of - 1 + by, 1)).toISOString().slice(0, 7);
};

/** The months before and after one; none after the present. */
export function monthsBeside(month: string): { previous: string; next: string | null } {
  const present = today().slice(0, 7);
  return { previous: shifted(month, -1), next: month < present ? shifted(month, 1) : null };
}
