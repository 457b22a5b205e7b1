import type { ReactNode } from "react";

/** Words that stand there in Arabic and in English. */
export type Both = { ar: ReactNode; en: ReactNode };
export type Words = Record<string, Both>;

/** The same in both languages, one under the other. */
export function Two({ words }: { words: Both | undefined }) {
  return (
    <>
      <span className="block" lang="ar" dir="rtl">
        {words?.ar}
      </span>
      <span className="inv-en" lang="en" dir="ltr">
        {words?.en}
      </span>
    </>
  );
}

/** A term in both languages with its value. */
export function Fact({ term, children }: { term: Both | undefined; children: ReactNode }) {
  return (
    <div>
      <dt>
        <Two words={term} />
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
