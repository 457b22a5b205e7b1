import type { Constraints } from "~/components/ui/form-context";
import type { Option } from "~/components/ui/select";
import type { Path } from "~/i18n/link";
import type { TradeGroups } from "./trade-fields";

/** What the loader of a sign-up page gives its form. */
export type SignUpData = {
  cities: Option[];
  groups: TradeGroups;
  constraints: Constraints;
  hasDraft: boolean;
  /** "+20" */
  dialCode: string;
  loginPath: Path;
};
