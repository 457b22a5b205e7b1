/// <reference types="vite/client" />
/// <reference types="@remix-run/node" />
declare module "@remix-run/server-runtime" {
  interface Future {
    v3_singleFetch: true;
  }
}

type RouterState = {
  navigation: { state: string };
  /** The page stands where it stood: it does not begin at its top. */
  preventScrollReset: boolean;
  fetchers: ReadonlyMap<string, unknown>;
  loaderData: Record<string, unknown>;
  /** What actions have answered, by their routes; null after one that led on. */
  actionData: Record<string, unknown> | null;
};

declare global {
  interface Window {
    /** The router, once it runs: each change of its state as it happens, before it is drawn. */
    __remixRouter?: {
      state: RouterState;
      subscribe(follow: (state: RouterState) => void): () => void;
    };
  }
}

// As a module this adds to the framework's types; as a script it would replace them with `any`.
export {};
