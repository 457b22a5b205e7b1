import { type Setting, useReader } from "./reader";

/** How the page is to be read. */
export const useSetting = (): Setting => useReader().setting;
