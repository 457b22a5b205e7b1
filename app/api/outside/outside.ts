import type { FileStore } from "./files";

/** Everything that is not ours: each with a twin that works offline. */
export type Outside = { files: FileStore };
