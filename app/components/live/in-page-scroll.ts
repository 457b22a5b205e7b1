/** How long the page takes to a place within itself: the specification's, in ms. */
const duration = 300;

/** `--ease` of the design: quick at first, then coming to rest. */
const eased = (share: number) => 1 - (1 - share) ** 3;

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** The place within this page that a click leads to, if it does. */
function targetOf(event: MouseEvent): HTMLElement | null {
  if (event.defaultPrevented || !isPlain(event) || !(event.target instanceof Element)) return null;
  const hash = event.target.closest("a[href^='#']")?.getAttribute("href");
  return hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
}

/** Where the page has to stand to show `target` at its top, as the browser itself would have it. */
function restOf(target: HTMLElement): number {
  const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const margin = Number.parseFloat(getComputedStyle(target).scrollMarginTop) || 0;
  const lowest = document.documentElement.scrollHeight - innerHeight;
  return Math.max(0, Math.min(lowest, target.getBoundingClientRect().top + scrollY - padding - margin));
}

/** Leads to places within a page in 300 ms, the focus too; under reduced motion the browser does it at once. Answers with its end. */
export function startInPageScroll(): () => void {
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  let frame = 0;
  const follow = (event: MouseEvent) => {
    const target = still.matches ? null : targetOf(event);
    if (!target) return;
    event.preventDefault();
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
  };
  document.addEventListener("click", follow);
  return () => document.removeEventListener("click", follow);
}
