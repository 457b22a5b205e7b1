import { failureTexts } from "~/i18n/failure";
import type { Dictionary } from "~/i18n/translate";
import { useSetting } from "~/i18n/use-setting";

/** The words of the error pages' buttons: there also when no loader answered. */
export function useFailureWords(): Dictionary {
  return failureTexts[useSetting().locale];
}
