import { forwardRef } from "react";

/** Two pixels at the top of the page. Who drives it sets `scale` of the inner bar through the ref. */
export const ProgressBar = forwardRef<HTMLElement, { hidden?: boolean }>(function ProgressBar(
  { hidden },
  bar,
) {
  return (
    <div className="progress" aria-hidden="true" hidden={hidden}>
      <i ref={bar} />
    </div>
  );
});
