/** A service, a city or a district by id, in both languages. */
export type NamedRow = { id: string; en: string; ar: string };
