import type { FileStore } from "../outside/files";
import { type Picture, type PictureSize, pictureSizes } from "../outside/picture-sizes";

const names = Object.keys(pictureSizes) as PictureSize[];

/** Where one size of a file lies. */
export const keyOf = (id: string, size: PictureSize) => `${id}-${size}`;

export async function putSizes(store: FileStore, id: string, { sizes }: Picture): Promise<void> {
  for (const size of names) await store.put(keyOf(id, size), sizes[size]);
}

export async function removeSizes(store: FileStore, id: string): Promise<void> {
  for (const size of names) await store.remove(keyOf(id, size));
}
