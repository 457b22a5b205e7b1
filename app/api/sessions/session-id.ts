import { digest } from "../secrets";

/**
 * A session's name for its owner: 16 hexadecimal digits that open nothing.
 * @param hash the stored digest of its token
 */
export const sessionId = (hash: string): string => digest(`session:${hash}`).slice(0, 16);
