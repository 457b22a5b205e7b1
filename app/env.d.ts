/// <reference types="vite/client" />
/// <reference types="@remix-run/node" />
declare module "@remix-run/server-runtime" {
  interface Future {
    v3_singleFetch: true;
  }
}

// As a module this adds to the framework's types; as a script it would replace them with `any`.
export {};
