import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";

/**
 * Reads the page again by itself while what it shows is awaited, as long as somebody looks at it.
 * @param seconds between two looks; null when nothing is awaited
 */
export function useLookAgain(seconds: number | null): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (seconds === null) return;
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") revalidate();
    }, seconds * 1000);
    return () => clearInterval(timer);
  }, [seconds, revalidate]);
}
