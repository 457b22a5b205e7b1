import { useField, useFormState } from "./form-context";

/**
 * Binds a form to what its sender has read: a round, a version, a price. A form that comes back for another reason stays bound to
 * that; one that comes back because it has changed (409) is bound to what the page shows now.
 */
export function SeenField({ name, value }: { name: string; value: number }) {
  const { outcome } = useFormState();
  const [before] = useField(name).last ?? [];
  const seen = outcome?.current ? value : (before ?? value);
  return <input type="hidden" name={name} value={seen} />;
}
