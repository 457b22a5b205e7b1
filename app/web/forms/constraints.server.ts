import type { Endpoint } from "~/contract/endpoint";
import { type Field, fieldsOf } from "~/contract/fields";

export type Constraint = {
  required?: true;
  minLength?: number;
  maxLength?: number;
  min?: number;
  max?: number;
  /** How many of a list there may be; the server says in words what is missing. */
  most?: number;
};
export type Constraints = Record<string, Constraint>;

function constraintOf({ kind, isRequired, isMoney, minimum, maximum }: Field): Constraint {
  const required = isRequired && { required: true as const };
  if (kind === "text")
    return {
      ...required,
      ...(minimum !== undefined && { minLength: minimum }),
      ...(maximum !== undefined && { maxLength: maximum }),
    };
  // Prices are typed in major units and in either script, so the browser is given no bounds for them.
  if (kind === "number" && !isMoney)
    return {
      ...required,
      ...(minimum !== undefined && { min: minimum }),
      ...(maximum !== undefined && { max: maximum }),
    };
  if (kind === "list") return maximum === undefined ? {} : { most: maximum };
  return kind === "number" ? { ...required } : {};
}

/** Constraint attributes of a form's fields, from the schema that the API checks them by. */
export const constraintsOf = (endpoint: Endpoint): Constraints =>
  Object.fromEntries(
    Object.entries(fieldsOf(endpoint.input)).map(([name, field]) => [name, constraintOf(field)]),
  );

/**
 * The same of several forms of a page, by their deeds: each form finds its own by its intent. Fields without any are left out, and the id of
 * what the deed is done to.
 */
export const constraintsByDeed = (endpoints: Record<string, Endpoint>): Record<string, Constraints> =>
  Object.fromEntries(
    Object.entries(endpoints).map(([deed, endpoint]) => {
      const { id: _, ...fields } = constraintsOf(endpoint);
      const bound = Object.entries(fields).filter(([, constraint]) => Object.keys(constraint).length > 0);
      return [deed, Object.fromEntries(bound)];
    }),
  );
