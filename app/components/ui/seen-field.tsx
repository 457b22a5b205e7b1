import { useField, useFormState } from "./form-context";

/**
 * Binds a form to what its sender has read: a round, a version, a price, an account. A form that comes back for another reason stays
 * bound to that, also to that there was nothing to read; one that comes back because it has changed (a 409 that says by the field's own
 * name what stands now) is bound to what the page shows now.
 */
export function SeenField({ name, value }: { name: string; value: number | string }) {
  const { outcome } = useFormState();
  const { last } = useField(name);
  const isMoved = outcome?.current?.[name] !== undefined;
  const seen = isMoved || !last ? value : last[0];
  return seen === undefined ? null : <input type="hidden" name={name} value={seen} />;
}
