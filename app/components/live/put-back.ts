/** Puts what was typed back into the form that it was typed into. @returns whether its form is there */
export function putBack(at: string, intent: string | null, values: [string, string][]): boolean {
  const form = [...document.forms].find(
    (one) =>
      one.method === "post" &&
      new URL(one.action).pathname === at &&
      new FormData(one).get("intent") === intent &&
      values.some(([name]) => one.elements.namedItem(name)),
  );
  if (!form) return false;
  open(form);
  put(form, values);
  // What a choice asks for besides is there after it.
  requestAnimationFrame(() => put(form, values));
  return true;
}

/** What it stands in, where that is closed: nobody is to look for what they have typed. */
function open(form: HTMLFormElement): void {
  for (let at = form.closest("details"); at; at = at.parentElement?.closest("details") ?? null)
    at.open = true;
}

function put(form: HTMLFormElement, values: [string, string][]): void {
  const rest = new Map(
    values.map(([name]) => [name, values.filter(([one]) => one === name).map(([, value]) => value)]),
  );
  for (const field of form.elements) {
    if (!isTyped(field)) continue;
    const left = rest.get(field.name) ?? [];
    if (isChoice(field)) {
      if (field.checked !== left.includes(field.value)) field.click();
    } else if (change(field, left.shift())) field.dispatchEvent(new Event("input", { bubbles: true }));
  }
}

type Typed = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isTyped = (field: Element): field is Typed =>
  field.matches("textarea[name], select[name], input[name]:not([type=hidden], [type=file], [type=password])");

const isChoice = (field: Typed): field is HTMLInputElement => /^(checkbox|radio)$/.test(field.type);

/** @returns whether the field now says something else */
function change(field: Typed, value: string | undefined): boolean {
  if (value === undefined || field.value === value) return false;
  field.value = value;
  return true;
}
