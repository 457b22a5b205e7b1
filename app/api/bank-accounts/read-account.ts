import { oneLine } from "../cleaned-input";
import { invalid, type Sentence } from "../errors";
import { holderFault, readIban } from "./iban-rules";

type Account = { iban: string; holder: string };

/** An account as somebody typed it, as it is kept. @throws ApiError invalid, at both fields at once */
export function readAccount(typed: Account): Account {
  const read = readIban(typed.iban);
  const holder = oneLine(typed.holder);
  const fault = holderFault(holder);
  const iban: Sentence[] = "fault" in read ? [{ key: `api:iban.${read.fault}`, params: { ...read } }] : [];
  if ("fault" in read || fault)
    throw invalid({
      ...(iban.length > 0 && { iban }),
      ...(fault && { holder: [`api:holder.${fault}`] }),
    });
  return { iban: read.iban, holder };
}
