import type { Constraints } from "~/components/ui/form-context";
import type { Options } from "~/components/ui/select";
import type { City, ServiceQuestion } from "~/contract/catalogue";
import type { Money } from "~/contract/endpoint";
import type { RequestDraft } from "~/contract/request-form";

export type ServiceFacts = {
  id: string;
  icon: string;
  questions: ServiceQuestion[];
  guide: { low: Money; median: Money; high: Money; count: number } | null;
};

/** What the loaders of the two pages with this form give it. */
export type RequestFormData = {
  draft: RequestDraft | null;
  /** The name of the technician who alone is asked. */
  direct: string | null;
  start: { title?: string; service_id?: string; city_id?: string };
  service: ServiceFacts | null;
  services: Options;
  cities: City[];
  constraints: Constraints;
  /** How many photos a request may have. */
  mostPhotos: number;
  /** By the operator's calendar, "2026-11-24". */
  today: string;
  currency: string;
};
