import type { Manifest } from "./manifest";
import type { Entry } from "./tar";

/** A database written down. */
export type Dump = Pick<Manifest, "postgres" | "schema"> &
  Omit<Entry, "name"> & {
    /** Clears away what was written on the way. */
    forget: () => Promise<void>;
  };
