import type { OfferRefusal } from "~/contract/technician-area-fields";
import type { Settings } from "../settings";
import { sendRefusal } from "./send-rules";
import { type SendRow, sendFacts } from "./send-store";

/** Why the provider may not send an offer on the request now; null when nothing speaks against it. */
export const refusalToSend = (
  row: SendRow,
  { now, settings }: { now: Date; settings: Settings },
): OfferRefusal | null => sendRefusal(sendFacts(row, now, settings.pendingOffersPerProvider));
