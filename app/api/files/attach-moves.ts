import type { FilePurpose } from "~/contract/files";
import { invalid } from "../errors";
import type { Act } from "../record/change";
import { attach } from "./attach-store";

/**
 * Gives own uploads that nothing refers to yet to the record that they are for. One that came with an earlier try stays.
 * @throws ApiError invalid at `field` for any other file
 */
export async function attachFiles(
  { tx, book }: Act,
  ids: readonly string[],
  subject: { purpose: FilePurpose; subjectId: string },
  field = "photos",
): Promise<void> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return;
  const attached = await attach(tx, wanted, { ...subject, ownerId: book.author.id ?? "" }, book.at);
  if (attached < wanted.length) throw invalid({ [field]: ["validation:fileGone"] });
}
