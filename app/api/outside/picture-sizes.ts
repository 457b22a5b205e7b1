/** Longest side of each size in which a picture is kept, in pixels. */
export const pictureSizes = { small: 320, medium: 960, large: 1920 } as const;
export type PictureSize = keyof typeof pictureSizes;
/** WebP bytes for each size, without metadata. */
export type Picture = { width: number; height: number; sizes: Record<PictureSize, Uint8Array> };
