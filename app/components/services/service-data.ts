import type { Money } from "~/contract/endpoint";
import type { PriceGuideData } from "./price-guide";

/** One service as its page shows it; `web/services/service-pages` makes it. */
export type ServiceData = {
  id: string;
  name: string;
  from: Money;
  technicians: number;
  open: number;
  /** Usual duration. */
  minutes: number;
  guide: PriceGuideData | null;
  /** What the request form will ask. */
  asks: string[];
};
