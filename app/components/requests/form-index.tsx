import { Icon } from "~/components/ui/icon";
import type { RequestDraft } from "~/contract/request-form";
import { formatTime } from "~/i18n/dates";
import { useReading } from "~/i18n/use-reading";
import { useT } from "~/i18n/use-t";

const sections = [
  ["job", (draft: RequestDraft) => draft.title && draft.service_id],
  ["details", (draft: RequestDraft) => draft.description],
  ["photosShort", (draft: RequestDraft) => draft.photos.length > 0],
  ["whenShort", (draft: RequestDraft) => draft.timing],
  ["budgetShort", (draft: RequestDraft) => draft.budget_max ?? draft.budget_min],
  ["whereShort", (draft: RequestDraft) => draft.district_id],
] as const;

/** The form's groups as links, those with something in them marked, and when the draft was last kept. */
export function FormIndex({ draft, savedAt }: { draft: RequestDraft | null; savedAt: string | null }) {
  const t = useT();
  const reading = useReading();
  const filled = sections.map(([, isFilled]) => Boolean(draft && isFilled(draft)));
  const now = filled.indexOf(false);
  return (
    <nav className="rq-nav sticky" aria-label={t("requests:form.index")}>
      <ol>
        {sections.map(([name], position) => (
          <li
            key={name}
            className={filled[position] ? "done" : position === now ? "now" : undefined}
            aria-current={position === now ? "step" : undefined}
          >
            <a href={`#group-${position + 1}`}>
              {t(`requests:form.index.${name}`)}
              {filled[position] ? <span className="vh"> {t("requests:form.filled")}</span> : null}
            </a>
          </li>
        ))}
      </ol>
      <p className="xs muted row nowrap top gap-1.5" role="status">
        {savedAt ? (
          <>
            <Icon name="cloud-check" size="s" />
            {t("requests:form.savedAt", { time: formatTime(reading, savedAt) })}
          </>
        ) : null}
      </p>
    </nav>
  );
}
