import { useLocation } from "@remix-run/react";
import { buttonClass } from "~/components/ui/button";
import { Icon } from "~/components/ui/icon";

import { useFailureWords } from "./use-failure-words";

/** The same page once more, from the server. */
export function Retry() {
  const words = useFailureWords();
  const { pathname, search } = useLocation();
  return (
    <a href={pathname + search} className={buttonClass({ size: "lg" })}>
      <Icon name="rotate-ccw" size="m" />
      {words.retry}
    </a>
  );
}
