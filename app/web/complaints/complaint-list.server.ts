import { contract } from "~/contract/contract";
import { today } from "../country.server";
import { download, fileName } from "../lists/download.server";
import { readFilters } from "../lists/filters.server";
import { openedParts, ownPart } from "../lists/list-part.server";
import type { Page } from "../page.server";
import { complaintTitle } from "./complaint-title.server";

type List = { rows: { kind: string }[]; older: string | null; newer: string | null };

/** Complaints that the reader filed, or that are about the reader. */
export async function complaintList(page: Page) {
  const { cursor } = readFilters(contract.complaints.mine, page);
  const answer = await page.api.complaints.mine({ cursor, parts: openedParts(page) });
  const content = answer.content.map((row) => ({ ...row, title: complaintTitle(page.t, row) }));
  return ownPart(page, { ...answer, content });
}

/** Every complaint of the reader stands in the list, and is about the own account. */
export const areAllAppeals = ({ rows, older, newer }: List): boolean =>
  !older && !newer && rows.every(({ kind }) => kind === "account_appeal");

/** What an inactive account may still do, besides its complaints: ask for another look at why it is closed, and dispute held jobs. */
export async function voiceOf({ api }: Page) {
  const { appeal, orders: jobs } = await api.complaints.choices();
  return { appeal, jobs };
}

/** Everything that is kept of the reader, as a file. */
export async function dataFile({ api }: Page): Promise<Response> {
  const { bytes, mime } = await api.profile.export();
  return download(bytes, mime, fileName("json", "export", today()));
}
