import type { z } from "zod";

/** What a field of an input takes, read off its schema: for forms, query strings and constraint attributes. */
export type Field = {
  kind: "text" | "number" | "boolean" | "list" | "record";
  isRequired: boolean;
  /** Typed in major units by people, held in minor units. */
  isMoney: boolean;
  /** What a record holds under each of its names; in one that is not required a blank is null. */
  values?: Field;
  minimum?: number;
  maximum?: number;
  /** The most names that a record may have. */
  mostNames?: number;
};

/** What a box, a switch or a query string says in words: all but these is a yes. */
export const isYes = (text: string): boolean =>
  !["", "0", "false", "no", "off"].includes(text.trim().toLowerCase());

type Check = { _zod: { def: { check: string; maximum?: number } } };
type Def = {
  type: string;
  innerType?: z.ZodType;
  in?: z.ZodType;
  valueType?: z.ZodType;
  checks?: Check[];
};

const defOf = (schema: z.ZodType): Def => schema.def as unknown as Def;

function unwrap(schema: z.ZodType): { inner: z.ZodType; isRequired: boolean; isMoney: boolean } {
  let inner = schema;
  let isRequired = true;
  let isMoney = schema.meta()?.money === true;
  for (;;) {
    const def = defOf(inner);
    const next =
      def.type === "optional" || def.type === "nullable" || def.type === "default"
        ? def.innerType
        : def.type === "pipe"
          ? def.in
          : undefined;
    if (!next) return { inner, isRequired, isMoney };
    if (def.type !== "pipe") isRequired = false;
    inner = next;
    isMoney ||= inner.meta()?.money === true;
  }
}

function kindOf(schema: z.ZodType): Field["kind"] {
  const { type } = defOf(schema);
  if (type === "number" || type === "int") return "number";
  if (type === "boolean") return "boolean";
  if (type === "array") return "list";
  if (type === "record" || type === "object") return "record";
  return "text";
}

type Bounds = {
  minLength?: number | null;
  maxLength?: number | null;
  minValue?: number | null;
  maxValue?: number | null;
};

/** How long a list may be, which stands in its checks alone. */
const longestOf = (schema: z.ZodType): number | undefined =>
  defOf(schema).checks?.find(({ _zod }) => _zod.def.check === "max_length")?._zod.def.maximum;

function fieldOf(schema: z.ZodType): Field {
  const { inner, isRequired, isMoney } = unwrap(schema);
  const { valueType } = defOf(inner);
  const values = valueType && fieldOf(valueType);
  const bounds = inner as unknown as Bounds;
  const minimum = bounds.minLength ?? bounds.minValue;
  const maximum = bounds.maxLength ?? bounds.maxValue ?? longestOf(inner);
  const mostNames = inner.meta()?.maxProperties;
  return {
    kind: kindOf(inner),
    isRequired,
    isMoney: isMoney || values?.isMoney === true,
    ...(values && { values }),
    ...(typeof minimum === "number" && Number.isFinite(minimum) && { minimum }),
    ...(typeof maximum === "number" && Number.isFinite(maximum) && { maximum }),
    ...(typeof mostNames === "number" && { mostNames }),
  };
}

const known = new WeakMap<z.ZodType, Record<string, Field>>();

/**
 * The fields of an object schema, in order. Anything that is not an object has none.
 * @example fieldsOf(contract.auth.signIn.input) // { login: { kind: "text", isRequired: true, … }, … }
 */
export function fieldsOf(schema: z.ZodType): Record<string, Field> {
  const before = known.get(schema);
  if (before) return before;
  const shape = (unwrap(schema).inner as Partial<z.ZodObject>).shape ?? {};
  const fields = Object.fromEntries(
    Object.entries(shape).map(([name, field]) => [name, fieldOf(field as z.ZodType)]),
  );
  known.set(schema, fields);
  return fields;
}
