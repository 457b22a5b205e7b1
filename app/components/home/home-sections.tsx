import type { ComponentType } from "react";
import { Catalogue } from "./catalogue";
import { Hero } from "./hero";
import type { HomeData, Section } from "./home-data";
import { HowItWorks } from "./how-it-works";
import { OpenRequests } from "./open-requests";
import { ProviderCall } from "./provider-call";
import { Reviews } from "./reviews";
import { Technicians } from "./technicians";

export type SectionProps = { section: Section; home: HomeData };

/** How each kind of section is drawn. Which ones there are, in what order, with what words, the API says. */
const drawings: Partial<Record<Section["kind"], ComponentType<SectionProps>>> = {
  hero: Hero,
  catalogue: Catalogue,
  how_it_works: HowItWorks,
  open_requests: OpenRequests,
  technicians: Technicians,
  reviews: Reviews,
  provider_call: ProviderCall,
};

export function HomeSections({ home }: { home: HomeData }) {
  return home.sections.map((section) => {
    const Drawing = drawings[section.kind];
    return Drawing ? <Drawing key={section.kind} section={section} home={home} /> : null;
  });
}
