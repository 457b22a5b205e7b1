import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Where the bytes of uploads live. Keys are ours and safe as file names. */
export type FileStore = {
  put: (key: string, bytes: Uint8Array) => Promise<void>;
  /** Null when there is no such file. */
  get: (key: string) => Promise<Uint8Array | null>;
  remove: (key: string) => Promise<void>;
};

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === "ENOENT";

/** Files on the local disk, spread over 1,024 folders by the first two characters of their key. */
export function diskFiles(root: string): FileStore {
  const folderOf = (key: string) => join(root, key.slice(0, 2));
  const pathOf = (key: string) => join(folderOf(key), key);
  return {
    put: async (key, bytes) => {
      await mkdir(folderOf(key), { recursive: true });
      await writeFile(pathOf(key), bytes);
    },
    get: async (key) => {
      try {
        return await readFile(pathOf(key));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    remove: (key) => rm(pathOf(key), { force: true }),
  };
}
