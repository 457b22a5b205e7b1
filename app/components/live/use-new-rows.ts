import { type RefObject, useCallback, useEffect, useRef } from "react";

/** Keeps the focus where the reader is: once told so, it goes on to the first of the rows that come next. */
export function useNewRows(list: RefObject<HTMLElement>, count: number): () => void {
  const isFollowing = useRef(false);
  const before = useRef(count);
  useEffect(() => {
    const first = list.current?.children[before.current];
    before.current = count;
    if (!isFollowing.current || !(first instanceof HTMLElement)) return;
    isFollowing.current = false;
    const target = first.querySelector<HTMLElement>("a, button") ?? first;
    if (target === first) first.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [count, list]);
  return useCallback(() => {
    isFollowing.current = true;
  }, []);
}
