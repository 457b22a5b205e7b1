import type { Constraint } from "~/components/ui/form-context";
import type { HomeSection } from "~/contract/site";
import type { TechnicianCard } from "~/contract/technicians";
import type { Packed } from "~/i18n/packed";

/** A section without what it leaves empty. */
export type Section = Pick<HomeSection, "kind" | "title"> & Partial<HomeSection>;

/** `from` and the like are written by the loader, in the reader's language and digits. */
export type GroupTile = { id: string; icon: string; name: string; from: string };
export type LeadGroup = GroupTile & { description: string; technicians: string; scene: string };

export type RequestLine = {
  id: string;
  icon: string;
  title: string;
  place: string;
  /** Null is an open budget. */
  budget: string | null;
  /** Null is none yet. */
  offers: string | null;
  ago: string;
};

export type Ranked = Pick<
  TechnicianCard,
  "id" | "name" | "avatar" | "is_online" | "headline" | "rating" | "reviews_count"
>;
export type Featured = Ranked & {
  place: string | null;
  is_verified_identity: boolean;
  jobs: string;
  scenes: readonly string[];
};

/** `lang` where it is not the page's. */
export type Voice = { author: string; stars: number; text: string; service: string; lang?: string };

/** What the home page's sections show, as its loader answers: only what is drawn, since it travels twice. */
export type HomeData = {
  sections: Section[];
  /** Often asked services. */
  asked: { id: string; name: string }[];
  /** What holds of a request's title. */
  title: Constraint;
  /** Names of cities by their ids. */
  cities: Packed;
  lead: LeadGroup | null;
  groups: GroupTile[];
  open: RequestLine[];
  /** How many homes wait for offers, in words. */
  waiting: string;
  featured: { technician: Featured; voice: Voice | null } | null;
  ranking: Ranked[];
  voices: Voice[];
  /** Prices in the example beside the steps. */
  example: string[];
};
