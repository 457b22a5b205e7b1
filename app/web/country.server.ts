import { env } from "~/env.server";
import { type Country, countries } from "~/i18n/country";
import { dateValue } from "~/i18n/field-values";

/** The country in which the operator works: its currency, time and week are those of every page. */
export const country = (): Country => countries[env().COUNTRY];

/** The day that it is there, YYYY-MM-DD. */
export const today = (): string => dateValue(new Date().toISOString(), country().timeZone);
