import type { FileStore } from "./files";
import type { Gateway } from "./payments/gateway";
import type { Sandbox } from "./payments/sandbox";
import type { Push } from "./push";

/** Everything that is not ours: each with a twin that works offline. */
export type Outside = {
  files: FileStore;
  /** Null where no card can be taken. */
  gateway: Sandbox | (Gateway & { name: "stripe" }) | null;
  push: Push;
};
