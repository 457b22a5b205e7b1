import { env } from "~/env.server";
import { type Country, countries } from "~/i18n/country";

/** The country in which the operator works: its currency, time and week are those of every page. */
export const country = (): Country => countries[env().COUNTRY];
