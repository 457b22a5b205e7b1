import type { OfferRefusal } from "~/contract/technician-area-fields";
import type { Settings } from "../settings";
import { sendRefusal } from "./send-rules";
import { type SendRow, sendFacts } from "./send-store";
import { floorOf } from "./terms-rules";

/** Why the provider may not send an offer on the request now; null when nothing speaks against it. */
export const refusalToSend = (
  row: SendRow,
  { now, settings }: { now: Date; settings: Settings },
): OfferRefusal | null => sendRefusal(sendFacts(row, now, settings.pendingOffersPerProvider));

/** The least price of a visit to look at a job of a service whose jobs have a floor: minor units. */
export const visitFloorOf = (priceFloor: number, settings: Settings): number =>
  floorOf("inspection", priceFloor, settings);
