import artCoolFile from "~/assets/art/art-cool.svg?url&no-inline";
import artPaintFile from "~/assets/art/art-paint.svg?url&no-inline";
import artWaterFile from "~/assets/art/art-water.svg?url&no-inline";
import wall404File from "~/assets/art/wall-404.svg?url&no-inline";
import wall500File from "~/assets/art/wall-500.svg?url&no-inline";
import workAcFile from "~/assets/art/work-ac.svg?url&no-inline";
import workDoorFile from "~/assets/art/work-door.svg?url&no-inline";
import workFloorFile from "~/assets/art/work-floor.svg?url&no-inline";
import workPaintFile from "~/assets/art/work-paint.svg?url&no-inline";
import workPanelFile from "~/assets/art/work-panel.svg?url&no-inline";
import workSinkFile from "~/assets/art/work-sink.svg?url&no-inline";
import workWasherFile from "~/assets/art/work-washer.svg?url&no-inline";
import workWoodFile from "~/assets/art/work-wood.svg?url&no-inline";

/** Addresses of the pictures, each 480 by 360 but the walls of the error pages (672 by 288). */
export const artCool = artCoolFile;
export const artPaint = artPaintFile;
export const artWater = artWaterFile;
export const wall404 = wall404File;
export const wall500 = wall500File;
export const workAc = workAcFile;
export const workDoor = workDoorFile;
export const workFloor = workFloorFile;
export const workPaint = workPaintFile;
export const workPanel = workPanelFile;
export const workSink = workSinkFile;
export const workWasher = workWasherFile;
export const workWood = workWoodFile;
