import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";

/** Acts when a link has opened another page in this document; the page that the document came with is no arrival. */
export function useArrival(arrive: () => void): void {
  const { key } = useLocation();
  const before = useRef(key);
  useEffect(() => {
    if (before.current === key) return;
    before.current = key;
    arrive();
  }, [key, arrive]);
}
