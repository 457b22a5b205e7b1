/** How long the page takes to a place within itself: the specification's, in ms. */
const duration = 300;

/** `--ease` of the design: quick at first, then coming to rest. */
const eased = (share: number) => 1 - (1 - share) ** 3;

/** Where the page has to stand to show `target` at its top, as the browser itself would have it. */
function restOf(target: HTMLElement): number {
  const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const margin = Number.parseFloat(getComputedStyle(target).scrollMarginTop) || 0;
  const lowest = document.documentElement.scrollHeight - innerHeight;
  return Math.max(0, Math.min(lowest, target.getBoundingClientRect().top + scrollY - padding - margin));
}

let frame = 0;

/** Leads to a place within the page in 300 ms, the focus too. A later call takes over. */
export function scrollToPlace(target: HTMLElement): void {
  cancelAnimationFrame(frame);
  const [from, to, begun] = [scrollY, restOf(target), performance.now()];
  const step = (now: number) => {
    const share = Math.min(1, Math.max(0, now - begun) / duration);
    scrollTo({ top: from + (to - from) * eased(share), behavior: "instant" });
    if (share < 1) frame = requestAnimationFrame(step);
    // The browser's own way to a fragment: address, history and where Tab goes on from.
    else location.hash = target.id;
  };
  frame = requestAnimationFrame(step);
}
