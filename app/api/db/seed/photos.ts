import { readFile } from "node:fs/promises";
import type { FileStore } from "../../outside/files";
import type { files } from "../schema";
import type { Clock } from "./clock";
import type { Provider } from "./people/technicians";
import { random } from "./random";
import { verificationTimes } from "./rows/verification-times";
import type { Story } from "./stories/rows";

/** Drawn scenes stand in for photographs: one of the whole and one from close by. */
const scenes: Record<string, string> = {
  ...{ "split-cleaning": "ac", "ac-gas": "ac", "ac-leak": "ac", "ac-repair": "ac", "ac-move": "ac" },
  ...{ "tap-mixer": "sink", drain: "sink", "leak-detect": "sink", pipes: "sink" },
  ...{ "power-cut": "panel", panel: "panel", wiring: "panel" },
  ...{ "paint-room": "paint", "paint-flat": "paint", damp: "paint" },
  ...{ "door-fix": "door", "lock-change": "door", shelves: "wood", wardrobe: "wood" },
  ...{ washer: "washer", "tile-lay": "floor", "tile-repair": "floor", grout: "floor" },
};
const folder = "app/api/db/seed/photos";
const size = { width: 960, height: 720 };
/** Both sides of a card that says nothing. */
const cards = ["identity", "identity-back"];

export type Photo = { row: typeof files.$inferInsert; scene: string };

/** Gives some requests photos, the first of all two, and counts them on their rows. */
export function photosOf(stories: Story[]): Photo[] {
  const source = random("photos");
  return stories.flatMap(({ request }, place) => {
    const scene = scenes[request.serviceId ?? ""];
    const isFirst = place === 0;
    if (!scene || request.status === "removed" || !(isFirst || source.chance(0.4))) return [];
    const views =
      isFirst || source.chance(0.35) ? [scene, `${scene}-close`] : [source.pick([scene, `${scene}-close`])];
    request.photosCount = views.length;
    return views.map((view, index) => ({ row: photoRow(request, index + 1, source.id()), scene: view }));
  });
}

const photoRow = (request: Story["request"], position: number, id: string): Photo["row"] => ({
  ...{ id, ownerId: request.customerId, requestId: request.id, purpose: "request_photo", mime: "image/webp" },
  ...{ ...size, bytes: 0, position, attachedAt: request.createdAt, createdAt: request.createdAt },
});

/** What technicians handed in to prove who they are. */
export function documentsOf(providers: readonly Provider[], time: Clock): Photo[] {
  const source = random("documents");
  return providers
    .filter(({ verification }) => verification !== "none")
    .flatMap((provider) => {
      const at = verificationTimes(provider, time).submitted;
      return cards.map((scene, index) => ({
        row: documentRow(provider.id, index + 1, source.id(), at),
        scene,
      }));
    });
}

const documentRow = (ownerId: string, position: number, id: string, at: Date | null): Photo["row"] => ({
  ...{ id, ownerId, requestId: null, purpose: "document", mime: "image/webp" },
  ...{ ...size, bytes: 0, position, attachedAt: at, ...(at && { createdAt: at }) },
});

/** Puts the bytes of every photo into the store: the largest size is the medium one, as of any photo that is no larger. */
export async function storePhotos(store: FileStore, photos: Photo[]): Promise<void> {
  const names = [...new Set(photos.map(({ scene }) => scene))];
  const read = async (name: string) =>
    [name, { small: await bytesOf(name, "small"), medium: await bytesOf(name, "medium") }] as const;
  const bytes = new Map(await Promise.all(names.map(read)));
  await Promise.all(
    photos.map(async ({ row, scene }) => {
      const found = bytes.get(scene);
      if (!found) return;
      row.bytes = found.medium.byteLength;
      await store.put(`${row.id}-small`, found.small);
      await store.put(`${row.id}-medium`, found.medium);
      await store.put(`${row.id}-large`, found.medium);
    }),
  );
}

const bytesOf = (name: string, width: "small" | "medium"): Promise<Uint8Array> =>
  readFile(`${folder}/${name}-${width}.webp`);
