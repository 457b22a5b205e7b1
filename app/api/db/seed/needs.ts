import { appliances } from "./needs/appliances";
import { carpentry } from "./needs/carpentry";
import { cleaning } from "./needs/cleaning";
import { cooling } from "./needs/cooling";
import { electrical } from "./needs/electrical";
import { flooring } from "./needs/flooring";
import { metalwork } from "./needs/metalwork";
import { moving } from "./needs/moving";
import type { Needs } from "./needs/need";
import { painting } from "./needs/painting";
import { plumbing } from "./needs/plumbing";

const all: Needs[] = [
  cooling,
  plumbing,
  electrical,
  painting,
  carpentry,
  appliances,
  cleaning,
  moving,
  flooring,
  metalwork,
];

/** Everything that households ask for in the demo, by language. */
export const needs: Needs = { ar: all.flatMap((group) => group.ar), en: all.flatMap((group) => group.en) };
