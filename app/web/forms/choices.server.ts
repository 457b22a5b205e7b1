/** Named records as the choices of a field. */
export const choicesOf = (list: readonly { id: string; name: string }[]) =>
  list.map(({ id, name }) => ({ value: id, label: name }));
