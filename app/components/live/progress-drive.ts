import { type Bar, barAt, isOver, type Load, nextLoad } from "./progress";

/** Told whenever the page begins to load or rests; moves the line until that is over. Returns what stops it. */
export type Drive = (isLoading: boolean) => () => void;

export function driveOf(line: HTMLElement | null): Drive {
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  let load: Load | null = null;
  return (isLoading) => {
    load = nextLoad(load, isLoading, performance.now());
    let frame = 0;
    const draw = () => {
      const now = performance.now();
      show(line, barAt(load, now), isStill);
      if (!isOver(load, now)) frame = requestAnimationFrame(draw);
    };
    draw();
    return () => cancelAnimationFrame(frame);
  };
}

/** Who asked for no motion sees a full line, there or not there. */
function show(line: HTMLElement | null, bar: Bar, isStill: boolean) {
  if (!line?.parentElement) return;
  line.parentElement.hidden = bar === null;
  line.style.scale = `${isStill ? 1 : (bar?.share ?? 0)} 1`;
  line.style.opacity = String(isStill ? 1 : (bar?.opacity ?? 1));
}
