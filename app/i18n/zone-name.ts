import { useReading } from "./use-reading";

/** The clock that every time here goes by: "Cairo time". Needs the dictionary `zones`. */
export function useZoneName(): string {
  const { t, timeZone } = useReading();
  return t(`zones:${timeZone}`);
}
