export type Bar = { x: number; y: number; width: number; height: number; centre: number };

/** The smallest number not below `value` whose thirds are round: 4,200 → 4,500. For nothing, 3. */
export function roundCeiling(value: number): number {
  if (value <= 0) return 3;
  const power = 10 ** Math.floor(Math.log10(value));
  const ceilings = [1.5, 3, 4.5, 6, 7.5, 9, 12];
  return (ceilings.find((step) => step * power >= value) ?? 12) * power;
}

/** Bars in per cent of a box, its origin at the top left: time runs with the reading direction, gaps are two fifths. */
export function barsOf(values: number[], ceiling: number, isRightToLeft: boolean): Bar[] {
  const slot = 100 / Math.max(1, values.length);
  return values.map((value, index) => {
    const place = isRightToLeft ? values.length - 1 - index : index;
    const height = (Math.max(0, value) / ceiling) * 100;
    return {
      x: (place + 0.2) * slot,
      width: slot * 0.6,
      y: 100 - height,
      height,
      centre: (place + 0.5) * slot,
    };
  });
}
