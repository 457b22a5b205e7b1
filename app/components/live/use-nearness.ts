import { type RefObject, useEffect, useRef } from "react";

/** Acts when the element comes within a screen of what is seen, once for each address that it leads to. */
export function useNearness(element: RefObject<HTMLElement>, address: string | null, act: () => void): void {
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    if (!element.current || !address) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) latest.current();
      },
      { rootMargin: "600px 0px" },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, address]);
}
