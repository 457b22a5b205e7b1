import type { ReactNode } from "react";

/** Stages on a line: those before `now` are done, it is the present one. Below sm only the present label shows, or all with `keep`. */
export function Steps({
  steps,
  now,
  keep,
  className,
}: {
  steps: ReactNode[];
  now: number;
  keep?: boolean;
  className?: string;
}) {
  return (
    <ol className={["steps", keep && "steps-keep", className].filter(Boolean).join(" ")}>
      {steps.map((step, index) => (
        <li
          key={typeof step === "string" ? step : index}
          className={index < now ? "done" : index === now ? "now" : undefined}
          aria-current={index === now ? "step" : undefined}
        >
          {step}
        </li>
      ))}
    </ol>
  );
}

/** What happens next: who must act, in a solid label where that is the reader, then what, by when and what money moves, then one link. */
export function NextStrip({
  who,
  isReaders,
  children,
  action,
}: {
  who: ReactNode;
  /** It is the reader's turn. */
  isReaders: boolean;
  children: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className="next">
      <span className={isReaders ? "next-w" : "next-w quiet"}>{who}</span>
      <p className="grow">{children}</p>
      {action}
    </div>
  );
}
