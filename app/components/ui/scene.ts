import file from "~/assets/art/scenes.svg?url&no-inline";

type Scene = "ac" | "door" | "floor" | "paint" | "panel" | "sink" | "washer" | "wood";

/** Icon of a trade → drawn scenes of its work, the trade's own first. */
const scenes: Record<string, [Scene, Scene, Scene]> = {
  snowflake: ["ac", "panel", "washer"],
  droplets: ["sink", "washer", "floor"],
  zap: ["panel", "ac", "door"],
  "paint-roller": ["paint", "door", "wood"],
  hammer: ["wood", "door", "floor"],
  "washing-machine": ["washer", "sink", "ac"],
  broom: ["sink", "washer", "wood"],
  truck: ["door", "wood", "washer"],
  layers: ["floor", "paint", "sink"],
  "key-round": ["door", "panel", "wood"],
};

const anyTrade: [Scene, Scene, Scene] = ["wood", "sink", "panel"];

/**
 * Addresses of three scenes, 480 by 360, that stand where there are no photos of somebody's work. Decoration: they show nobody's
 * work. All scenes are views of one file, which scripts/scenes.mjs draws.
 */
export const scenesOf = (icon: string | undefined): string[] =>
  ((icon && scenes[icon]) || anyTrade).map((scene) => `${file}#${scene}`);

/** The scene that stands where there is no photo, by the icon of the service's group. */
export const sceneOf = (icon: string | undefined): string => scenesOf(icon)[0] ?? "";
