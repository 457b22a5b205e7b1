export const actors = ["customer", "provider", "staff", "time", "gateway"] as const;

/** Who makes a change: a side of the deal, staff, the clock, or the payment gateway. */
export type Actor = (typeof actors)[number];

/** The two between whom a job is agreed on. */
export type Side = Extract<Actor, "customer" | "provider">;

/** Whom a side deals with. */
export const otherSide = (side: Side): Side => (side === "customer" ? "provider" : "customer");

/** Why a change is not made: the caller may not, the state has moved on, or a condition of the row's own. */
export type Refusal<Own extends string> = "notYours" | "movedOn" | Own;

export type Transition<State extends string, Own extends string> =
  | { to: State; refusal?: undefined }
  | { to?: undefined; refusal: Refusal<Own> };

/** One event of a life cycle: from which states, by whom, to which state, and the first condition that speaks against it. */
type Row<State extends string, Facts, Own extends string> = {
  from: readonly State[];
  by: readonly Actor[];
  to: State | ((state: State, facts: Facts) => State);
  unless?: (facts: Facts, state: State) => Own | false;
};

/**
 * The rows of one life cycle are written `row(from, by, to, unless)`.
 * @example const row = rowsOf<State, Facts, Refusal>(); row(["draft"], ["customer"], "open")
 */
export function rowsOf<State extends string, Facts, Own extends string>() {
  return (
    from: readonly State[],
    by: readonly Actor[],
    to: Row<State, Facts, Own>["to"],
    unless?: Row<State, Facts, Own>["unless"],
  ): Row<State, Facts, Own> => ({ from, by, to, unless });
}

/**
 * Reads a row. Pure: the same state, actor and facts give the same answer.
 * @returns the next state, or why there is none
 */
export function readRow<State extends string, Facts, Own extends string>(
  row: Row<State, Facts, Own>,
  state: State,
  actor: Actor,
  facts: Facts,
): Transition<State, Own> {
  if (!row.by.includes(actor)) return { refusal: "notYours" };
  if (!row.from.includes(state)) return { refusal: "movedOn" };
  const refusal = row.unless?.(facts, state);
  if (refusal) return { refusal };
  return { to: typeof row.to === "function" ? row.to(state, facts) : row.to };
}

/** Reads an event that is another one for each of those who make it: the row that is the actor's. Pure. */
export function readRows<State extends string, Facts, Own extends string>(
  rows: readonly Row<State, Facts, Own>[],
  state: State,
  actor: Actor,
  facts: Facts,
): Transition<State, Own> {
  const own = rows.find(({ by }) => by.includes(actor));
  return own ? readRow(own, state, actor, facts) : { refusal: "notYours" };
}
