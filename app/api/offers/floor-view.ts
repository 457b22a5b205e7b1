import type { Settings } from "../settings";
import { floorOf } from "./terms-rules";

/** The least price of a visit to look at a job of a service whose jobs have a floor: minor units. */
export const visitFloorOf = (priceFloor: number, settings: Settings): number =>
  floorOf("inspection", priceFloor, settings);
