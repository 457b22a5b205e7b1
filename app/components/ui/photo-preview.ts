/** Small `data:` pictures of the photos just chosen; the page's policy allows no `blob:`. What cannot be read is left out. */
export async function previewsOf(files: File[]): Promise<string[]> {
  const previews = await Promise.all(files.map(previewOf));
  return previews.filter((preview) => preview !== null);
}

async function previewOf(file: File): Promise<string | null> {
  const picture = await createImageBitmap(file, { resizeWidth: 320 }).catch(() => null);
  if (!picture) return null;
  const canvas = document.createElement("canvas");
  canvas.width = picture.width;
  canvas.height = picture.height;
  canvas.getContext("2d")?.drawImage(picture, 0, 0);
  picture.close();
  return canvas.toDataURL("image/jpeg", 0.7);
}
