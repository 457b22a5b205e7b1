import { Num } from "~/components/ui/num";
import { direction, type Locale, locales } from "~/i18n/locale";
import { PhoneText } from "~/i18n/phone-number";
import { Text } from "~/i18n/text";
import { useT } from "~/i18n/use-t";
import { Section } from "./section";

const steps = ["display", "h1", "h2", "h3", "h4", "lg", "md", "sm", "xs"] as const;

/** Both scripts on every page: each step is drawn in the language it is tuned for. */
function Column({ locale }: { locale: Locale }) {
  const t = useT();
  return (
    <div lang={locale} dir={direction(locale)} className="typ-c">
      {steps.map((step) => (
        <div key={step} className="typ-r">
          <span className="xs muted num">{step}</span>
          <p className={`ty-${step}`}>{t(`kit:type.${locale}.${step}`)}</p>
        </div>
      ))}
    </div>
  );
}

export function TypeSteps() {
  const t = useT();
  return (
    <Section name="type">
      <div className="typ">
        {locales.map((locale) => (
          <Column key={locale} locale={locale} />
        ))}
      </div>
      <p className="typ-n">
        <Text
          k="kit:type.sentence"
          values={{ phone: <PhoneText e164="+966501234567" />, calls: <Num>5</Num> }}
        />
      </p>
      <p className="typ-n">
        <span className="muted sm">{t("kit:type.figures")}</span> <Num>1,111.00</Num>
        <br />
        <Num>4,809.50</Num>
      </p>
    </Section>
  );
}
