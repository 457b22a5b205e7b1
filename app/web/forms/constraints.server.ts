import type { Endpoint } from "~/contract/endpoint";
import { type Field, fieldsOf } from "~/contract/fields";

export type Constraint = {
  required?: true;
  minLength?: number;
  maxLength?: number;
  min?: number;
  max?: number;
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
  return kind === "number" ? { ...required } : {};
}

/** Constraint attributes of a form's fields, from the schema that the API checks them by. */
export const constraintsOf = (endpoint: Endpoint): Constraints =>
  Object.fromEntries(
    Object.entries(fieldsOf(endpoint.input)).map(([name, field]) => [name, constraintOf(field)]),
  );
