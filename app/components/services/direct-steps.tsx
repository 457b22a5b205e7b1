import { Text } from "~/i18n/text";
import { useT } from "~/i18n/use-t";

/** How a request to one technician goes. */
export function DirectSteps({ name }: { name: string }) {
  const t = useT();
  return (
    <section aria-labelledby="how">
      <h2 id="how" className="text-h3">
        {t("services:direct.how")}
      </h2>
      <ol className="how-list">
        {([1, 2, 3] as const).map((step) => (
          <li key={step}>
            <h3>
              <Text k={`services:direct.step${step}`} values={{ name }} />
            </h3>
            <p className="muted">{t(`services:direct.step${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
