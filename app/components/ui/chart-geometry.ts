export type Bar = { x: number; y: number; width: number; height: number; centre: number };

/** The smallest number not below `value` whose thirds are round: 4,200 → 4,500. For nothing, 3. */
export function roundCeiling(value: number): number {
  if (value <= 0) return 3;
  const power = 10 ** Math.floor(Math.log10(value));
  const ceilings = [1.5, 3, 4.5, 6, 7.5, 9, 12];
  return (ceilings.find((step) => step * power >= value) ?? 12) * power;
}

/** From where to where a chart reaches, over nought or under it, and the figures at its lines, the highest first, evenly apart. */
export type Scale = { top: number; floor: number; lines: number[] };

/** The lines of a chart whose bars all fit between the outer two: thirds of the larger side, as many as either side needs. */
export function scaleOf(values: number[]): Scale {
  const [least, most] = [Math.min(0, ...values), Math.max(0, ...values)];
  const step = roundCeiling(Math.max(-least, most)) / 3;
  const above = least < 0 ? Math.ceil(most / step) : 3;
  const below = Math.ceil(-least / step);
  const lines = Array.from({ length: above + below + 1 }, (_, place) => (above - place) * step);
  return { top: above * step, floor: 0 - below * step, lines };
}

/**
 * Bars in per cent of a box, its origin at the top left: up from the line of nought, or down from it. Time runs with the reading
 * direction, gaps are two fifths.
 */
export function barsOf(values: number[], { top, floor }: Scale, isRightToLeft: boolean): Bar[] {
  const slot = 100 / Math.max(1, values.length);
  return values.map((value, index) => {
    const place = isRightToLeft ? values.length - 1 - index : index;
    const height = (Math.abs(value) / (top - floor)) * 100;
    return {
      x: (place + 0.2) * slot,
      width: slot * 0.6,
      y: ((top - Math.max(0, value)) / (top - floor)) * 100,
      height,
      centre: (place + 0.5) * slot,
    };
  });
}
