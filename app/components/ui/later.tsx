import { type ComponentType, type ReactNode, Suspense } from "react";
import { keepInSession, keptInSession } from "./browser-session";

const isServer = typeof document === "undefined";

/** A script that cannot be had is most likely gone with a new build: the page is loaded anew, but not again within 10 s. */
const reloadGuard = { name: "script_reload", ms: 10_000 };

function reloadOnce(error: unknown): never | Promise<never> {
  const last = Number(keptInSession(reloadGuard.name) ?? 0);
  // Without a line the browser would show a page of its own; what is not kept could not stop the next time.
  if (!navigator.onLine || Date.now() - last < reloadGuard.ms) throw error;
  if (!keepInSession(reloadGuard.name, String(Date.now()))) throw error;
  location.reload();
  return new Promise(() => {});
}

const starting: Promise<void>[] = [];

/** For the server, which draws a page in one go: when every such component is there. */
export const laterFound = (): Promise<unknown> => Promise.all(starting);

/** A component whose script comes when it is first met. */
export type LaterComponent<P> = { find: () => ComponentType<P> | null };

/**
 * Names a component that only some visitors meet: the server draws it like any other; the browser fetches its script when
 * it is first met, and until then leaves what the server drew as it stands.
 */
export function later<P>(load: () => Promise<ComponentType<P>>): LaterComponent<P> {
  let found: ComponentType<P> | null | undefined;
  let loading: Promise<void> | undefined;
  const start = () => {
    loading ??= load()
      .catch(reloadOnce)
      .then(
        (component) => {
          found = component;
        },
        () => {
          found = null;
        },
      );
    return loading;
  };
  if (isServer) starting.push(start());
  return {
    find: () => {
      if (found === undefined) throw start();
      return found;
    },
  };
}

type LaterProps<P> = { of: LaterComponent<P>; with: P; otherwise?: ReactNode };

/** Draws such a component. When its script cannot be had, what the server drew stays; where it drew nothing, `otherwise` stands in. */
export function Later<P extends object>(props: LaterProps<P>) {
  return (
    <Suspense>
      <Found {...props} />
    </Suspense>
  );
}

/** Whether the page that the server drew is still there. */
let isFirstPage = !isServer;
let left: () => void;
const leaving = new Promise<void>((resolve) => {
  left = resolve;
});

/** From now on nothing on the page is the server's drawing: what has no script must not keep the next page waiting. */
export function leaveFirstPage(): void {
  isFirstPage = false;
  left();
}

function Found<P extends object>({ of, with: props, otherwise = null }: LaterProps<P>) {
  const Component = of.find();
  if (!Component && isFirstPage) throw leaving;
  return Component ? <Component {...props} /> : otherwise;
}
