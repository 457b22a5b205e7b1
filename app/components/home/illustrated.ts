import { sceneOf, scenesOf } from "~/components/ui/scene";

type Illustrable = {
  lead: { icon: string } | null;
  featured: { technician: { trade: string | undefined } } | null;
};

/** Adds the addresses of the drawn scenes. For the loader: so the page's script names none of them. */
export function illustrated<H extends Illustrable>(home: H) {
  type Lead = NonNullable<H["lead"]>;
  type Featured = NonNullable<H["featured"]>;
  const lead: Lead | null = home.lead;
  const featured: Featured | null = home.featured;
  return {
    ...home,
    lead: lead && { ...lead, scene: sceneOf(lead.icon) },
    featured: featured && {
      ...featured,
      technician: { ...featured.technician, scenes: scenesOf(featured.technician.trade) },
    },
  };
}
