import { Num } from "~/components/ui/num";
import { useT } from "~/i18n/use-t";
import { Section, Specimens } from "./section";

/** Step, value, contrast against white (W) or ink (I), as the visual language measures it. */
type Swatch = [step: string, value: string, contrast: string];

const ramps: Record<"blue" | "grey" | "orange" | "red" | "green" | "amber", Swatch[]> = {
  blue: [
    ["50", "EFF4FD", "I 16.1"],
    ["100", "DCE7FA", "I 14.2"],
    ["200", "BBD0F5", "I 11.4"],
    ["300", "8DB0EC", "I 8.1"],
    ["400", "5A88DE", "I 5.1"],
    ["500", "2F64CB", "W 5.5"],
    ["600", "1B4DB0", "W 7.7"],
    ["700", "153E91", "W 9.9"],
    ["800", "112F6F", "W 12.7"],
    ["900", "0E2453", "W 15.0"],
    ["950", "0A1839", "W 17.5"],
  ],
  grey: [
    ["0", "FFFFFF", "I 17.7"],
    ["25", "FAFAF9", "I 17.0"],
    ["50", "F5F5F4", "I 16.3"],
    ["100", "ECECEA", "I 15.0"],
    ["200", "DEDEDB", "I 13.2"],
    ["300", "C6C6C2", "I 10.4"],
    ["400", "9B9B97", "I 6.4"],
    ["500", "737370", "W 4.8"],
    ["600", "585856", "W 7.1"],
    ["700", "3F3F3F", "W 10.5"],
    ["800", "29292B", "W 14.5"],
    ["900", "17181C", "W 17.7"],
  ],
  orange: [
    ["50", "FFF5EB", "I 16.5"],
    ["100", "FFE6CF", "I 14.8"],
    ["200", "FFCD9F", "I 12.2"],
    ["300", "FFAE66", "I 9.7"],
    ["400", "FF9336", "I 8.0"],
    ["500", "F9821A", "I 7.0"],
    ["600", "D9650A", "I 4.9"],
    ["700", "A84800", "W 5.8"],
    ["800", "7A3500", "W 9.0"],
  ],
  red: [
    ["50", "FEF1F0", "I 16.1"],
    ["100", "FDDDDB", "I 14.0"],
    ["300", "F0958F", "I 7.9"],
    ["600", "C6251F", "W 5.7"],
    ["700", "A11A16", "W 7.9"],
  ],
  green: [
    ["50", "EDF8F1", "I 16.3"],
    ["100", "D3EFDD", "I 14.5"],
    ["400", "43B478", "I 6.8"],
    ["600", "1A7A45", "W 5.4"],
    ["700", "135C34", "W 8.1"],
  ],
  amber: [
    ["50", "FFF9E5", "I 16.8"],
    ["100", "FDEFBF", "I 15.4"],
    ["400", "F2C230", "I 10.6"],
    ["700", "755200", "W 7.1"],
  ],
};

const pairs = [
  ["body", "17.7:1"],
  ["secondary", "7.1:1"],
  ["quiet", "6.5:1"],
  ["link", "7.7:1"],
  ["primary", "9.9:1"],
  ["accent", "6.8:1"],
  ["orange", "5.4:1"],
  ["error", "5.7:1"],
  ["success", "7.4:1"],
  ["warning", "6.7:1"],
  ["onBlue", "9.6:1"],
  ["border", "3.8:1"],
] as const;

function Ramp({ name }: { name: keyof typeof ramps }) {
  const t = useT();
  return (
    <Specimens title={t(`kit:ramp.${name}`)}>
      <ul className="ramp">
        {ramps[name].map(([step, value, contrast]) => {
          const [against, ratio] = contrast.split(" ");
          return (
            <li key={step} className={`c-${name}-${step} ${against === "W" ? "c-white" : "c-ink"}`}>
              <b>
                <Num>{`${name} ${step}`}</Num>
              </b>
              <span>
                <Num>{`#${value}`}</Num>
              </span>
              <span>
                <Num>{`${ratio}:1`}</Num>
              </span>
            </li>
          );
        })}
      </ul>
    </Specimens>
  );
}

export function Colours() {
  const t = useT();
  return (
    <Section name="colour">
      <div className="stack gap-5">
        <Ramp name="blue" />
        <Ramp name="grey" />
        <Ramp name="orange" />
        <div className="g3c">
          <Ramp name="red" />
          <Ramp name="green" />
          <Ramp name="amber" />
        </div>
        <Specimens title={t("kit:pairs")}>
          <ul className="tiles prs">
            {pairs.map(([name, ratio]) => (
              <li key={name} className={`p-${name}`}>
                <span className="med">{t(`kit:pair.${name}`)}</span>
                <Num>{ratio}</Num>
              </li>
            ))}
          </ul>
        </Specimens>
      </div>
    </Section>
  );
}
