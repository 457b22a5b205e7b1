import type { RequestDraft } from "~/contract/request-form";
import type { Locale } from "~/i18n/locale";
import type { FormRow } from "./form-store";

/** A saved form as the editor shows it again: what is empty is left out. */
export function requestForm(row: FormRow, locale: Locale): RequestDraft {
  return {
    id: row.requestId,
    status: row.status,
    provider_id: row.providerId,
    provider_name: row.providerName,
    service_id: row.serviceId ?? undefined,
    title: row.title || undefined,
    description: row.description || undefined,
    answers: row.answers,
    budget_min: row.budgetMin ?? undefined,
    budget_max: row.budgetMax ?? undefined,
    timing: row.timing,
    preferred_date: row.preferredDate ?? undefined,
    time_window: row.timeWindow,
    is_urgent: row.isUrgent,
    city_id: row.cityId ?? undefined,
    district_id: row.districtId ?? undefined,
    address: row.address || undefined,
    photos: row.photos,
    questions: (row.questions ?? []).map(({ code, type, label, options }) => ({
      ...{ code, type, label: label[locale] },
      options: options.map((option) => ({ code: option.code, label: option.label[locale] })),
    })),
    wants_publish: row.wantsPublish,
  };
}
