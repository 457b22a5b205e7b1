import { mkdirSync } from "node:fs";

/**
 * Makes the folder of the data where there is none, for this account of the machine alone.
 * @throws Error in one line that names the variable
 */
export function makeDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new Error(`DATA_DIR: ${(error as Error).message}`, { cause: error });
  }
}
