import { type RefObject, useEffect, useRef } from "react";

/**
 * Acts when the element comes near what is seen, once for each address that it leads to.
 * @param pixels how near that is: a screen, where it is not said
 */
export function useNearness(
  element: RefObject<HTMLElement>,
  address: string | null,
  act: () => void,
  pixels = 600,
): void {
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    if (!element.current || !address) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) latest.current();
      },
      { rootMargin: `${pixels}px 0px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, address, pixels]);
}
