import * as art from "~/components/ui/art";
import { Icon } from "~/components/ui/icon";
import type { IconName } from "~/components/ui/icon-name";
import { useT } from "~/i18n/use-t";
import { Section } from "./section";

const groups: Record<string, IconName> = {
  cooling: "snowflake",
  plumbing: "droplets",
  electrical: "zap",
  painting: "paint-roller",
  carpentry: "hammer",
  appliances: "washing-machine",
  cleaning: "broom",
  moving: "truck",
  tiling: "layers",
};

const { wall404, wall500, ...scenes } = art;

export function Art() {
  const t = useT();
  return (
    <Section name="art">
      <ul className="row gap-6 text-blue-700">
        {Object.entries(groups).map(([group, icon]) => (
          <li key={group} className="stack gap-1.5 text-center">
            <Icon name={icon} size="l" />
            <span className="xs muted">{t(`kit:trade.${group}`)}</span>
          </li>
        ))}
      </ul>
      <div className="artg">
        {Object.entries(scenes).map(([name, src]) => (
          <img key={name} src={src} alt="" width={480} height={360} loading="lazy" />
        ))}
      </div>
      <div className="g2 mt-6">
        {[wall404, wall500].map((src) => (
          <img key={src} src={src} alt="" loading="lazy" />
        ))}
      </div>
    </Section>
  );
}
