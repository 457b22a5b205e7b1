import type { ReactNode } from "react";
import { formatNumber } from "~/i18n/number";
import { useSetting } from "~/i18n/use-setting";

/** Figures of equal width, isolated from the direction of the sentence around them. */
export function Num({ children, className }: { children: ReactNode; className?: string }) {
  const { digits } = useSetting();
  return (
    <bdi className={className ? `num ${className}` : "num"} dir="ltr">
      {typeof children === "number" ? formatNumber(children, digits) : children}
    </bdi>
  );
}
