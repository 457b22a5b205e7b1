/** Of the entry that is current from now on: moves its row alone, never the page, until the entry is in the middle. */
export function bringIntoView(label: HTMLElement | null): void {
  const entry = label?.closest("a");
  const row = entry?.closest("nav");
  if (!row || !entry) return;
  const [all, one] = [row.getBoundingClientRect(), entry.getBoundingClientRect()];
  row.scrollBy({ left: one.x + one.width / 2 - (all.x + all.width / 2), behavior: "instant" });
}
