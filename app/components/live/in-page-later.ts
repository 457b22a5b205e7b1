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

let unwatch = () => {};

/**
 * A form has been sent from within the page: once it is done, what was opened for it closes, as in a page that is loaded anew, and where
 * the form is taken away, its reader goes on in what it stood in.
 * @param path the form and what it stands in, from itself outward
 */
export function goOnFrom(path: readonly EventTarget[]): void {
  const router = window.__remixRouter;
  const around = path.filter((one) => one instanceof HTMLElement);
  const [form] = around;
  // Not `form.method`: that is a field of this name, where the form has one.
  if (!router || !(form instanceof HTMLFormElement) || form.getAttribute("method") !== "post") return;
  const { pathname } = location;
  const hear = ({ navigation, actionData }: typeof router.state) => {
    if (navigation.state !== "idle") return;
    unwatch();
    if (!actionData && location.pathname === pathname) unwatch = leave(form, around);
  };
  unwatch();
  unwatch = router.subscribe(hear);
  hear(router.state);
}

/** @returns what ends the wait for the form to be taken away */
function leave(form: HTMLFormElement, around: readonly HTMLElement[]): () => void {
  const opened = around.filter((one) => one instanceof HTMLDetailsElement);
  const outmost = opened.at(-1);
  if (outmost?.contains(document.activeElement)) outmost.querySelector("summary")?.focus();
  for (const one of opened) one.open = false;
  const drawn = new MutationObserver(() => {
    if (form.isConnected) return;
    drawn.disconnect();
    const place = around
      .find(({ isConnected }) => isConnected)
      ?.closest<HTMLElement>("section, article, main");
    if (!place || document.activeElement !== document.body) return;
    place.tabIndex = -1;
    place.focus({ preventScroll: true });
  });
  drawn.observe(document.body, { childList: true, subtree: true });
  return () => drawn.disconnect();
}
