/// <reference types="vite/client" />
/// <reference types="@remix-run/node" />
declare module "@remix-run/server-runtime" {
  interface Future {
    v3_singleFetch: true;
  }
}

declare global {
  interface Window {
    /** The router, once it runs: each change of its state as it happens, before it is drawn. */
    __remixRouter?: {
      subscribe(
        follow: (state: { navigation: { state: string }; fetchers: ReadonlyMap<string, unknown> }) => void,
      ): () => void;
    };
  }
}

// As a module this adds to the framework's types; as a script it would replace them with `any`.
export {};
