import { Avatar } from "~/components/ui/avatar";
import { Tag } from "~/components/ui/badge";
import type { ComplaintMessage } from "~/contract/complaint-fields";
import { DateTime } from "~/i18n/date-time";
import { useT } from "~/i18n/use-t";
import { Evidence } from "./evidence";

/** Something that was said in a complaint. @param isStaff staff read every side by its name */
export function Message({ message, isStaff }: { message: ComplaintMessage; isStaff?: boolean }) {
  const t = useT();
  const { kind, by, side, author_type, name, text, files, created_at } = message;
  const shown = isStaff || by === "other" ? name : t(`complaints:by.${by}`);
  return (
    <article className={`pad row nowrap top ${by === "you" ? "bg-blue-50" : ""}`}>
      <Avatar
        name={side === "staff" && !isStaff ? t("complaints:by.staff") : name}
        size="s"
        shape={author_type === "provider" ? "octagon" : "circle"}
      />
      <div className="grow stack gap-3">
        <p className="row gap-x-3 gap-y-1">
          <bdi className="med">{shown}</bdi>
          {kind === "message" ? null : <Tag>{t(`complaints:thread.${kind}`)}</Tag>}
          <DateTime iso={created_at} as="relative" className="sm muted" />
        </p>
        <p className="whitespace-pre-line wrap-anywhere w-fit max-w-full" dir="auto">
          {text}
        </p>
        <Evidence files={files} />
      </div>
    </article>
  );
}
