import { CallBand } from "~/components/ui/call-band";
import type { Path } from "~/i18n/link";
import type { SectionProps } from "./home-sections";

/** The band that speaks to technicians. */
export function ProviderCall({ section: { kind, title, text, action } }: SectionProps) {
  return (
    <CallBand
      id={`h-${kind}`}
      title={title}
      text={text}
      action={action ? { to: action.path as Path, label: action.label } : undefined}
    />
  );
}
