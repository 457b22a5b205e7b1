import { useReader } from "./reader";
import type { Translate } from "./translate";

/** The translate function of the page: `t("requests:title")`, `t("requests:offers", { count: 3 })`. */
export const useT = (): Translate => useReader().t;
