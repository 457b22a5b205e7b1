import type { ReactNode } from "react";
import { GrowingList, type OwnPart } from "~/components/live/growing-list";
import { Panel } from "~/components/ui/panel";
import type { ComplaintMessage } from "~/contract/complaint-fields";
import { useT } from "~/i18n/use-t";
import { Message } from "./message";

type Props = {
  part: OwnPart<ComplaintMessage>;
  isStaff?: boolean;
  /** Nothing more comes. */
  isOver?: boolean;
  /** The form for something more, or why there is none. */
  children: ReactNode;
};

/** What was said in a complaint, the newest first, under the form for more. */
export function Thread({ part, isStaff, isOver, children }: Props) {
  const t = useT();
  return (
    <section className="stack gap-4" aria-labelledby="thread">
      <h2 id="thread" className="text-h4">
        {t("complaints:thread.title")}
      </h2>
      {children}
      {part.rows.length > 0 || part.newer ? (
        <GrowingList
          part={part}
          item={(message) => <Message message={message} isStaff={isStaff} />}
          empty={null}
        />
      ) : (
        <Panel>
          <p className="muted">{t(`complaints:thread.none${isOver ? ".over" : ""}`)}</p>
        </Panel>
      )}
    </section>
  );
}
