export type Announcement = {
  type: "success" | "error" | "warning" | "info";
  message: string;
  /** The same in Arabic, where the page is in another language. */
  description?: string;
};

type Listener = (announcement: Announcement) => void;

const waiting: Announcement[] = [];
let listener: Listener | null = null;

/** Shows a message over the page. In the browser only; before anybody listens it waits. */
export function announce(announcement: Announcement): void {
  if (listener) listener(announcement);
  else waiting.push(announcement);
}

/** Hands over what waits, then each announcement as it comes. There is one listener. */
export function onAnnounced(listen: Listener): () => void {
  listener = listen;
  for (const announcement of waiting.splice(0)) listen(announcement);
  return () => {
    if (listener === listen) listener = null;
  };
}
