import type { OfferRefusal } from "~/contract/technician-area";
import { sendRefusal } from "./offers/send-rules";
import { type SendRow, sendFacts } from "./offers/send-store";
import type { Settings } from "./settings";

/** Why the provider may not send an offer on the request now; null when nothing speaks against it. */
export const refusalToSend = (
  row: SendRow,
  { now, settings }: { now: Date; settings: Settings },
): OfferRefusal | null => sendRefusal(sendFacts(row, now, settings.pendingOffersPerProvider));
