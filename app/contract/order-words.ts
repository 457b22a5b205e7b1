import { z } from "zod";
import { id, instant } from "./endpoint";
import { filesAtOnce } from "./files";

/** Words of one side for the other. */
export const words = z.string().trim().max(500);
/** Why something is asked: required, so that the other side can answer. */
export const reason = words.min(5);
/** Own uploads that nothing refers to yet. */
export const photos = z.array(id).max(filesAtOnce.delivery_photo).optional();
/** When that was delivered which is answered to: 409 where it was delivered again since. Without it, the last. */
export const delivery = instant.optional();
