import type { createRequestHandler, ServerBuild } from "@remix-run/node";
import type { Api } from "~/api/index";
import type { Env } from "~/env.server";

/** The application's build: Remix's, and what `entry.server` exports besides. */
export type Application = ServerBuild & {
  entry: {
    module: {
      env: () => Env;
      openApi: () => Promise<Api | null>;
      createRequestHandler: typeof createRequestHandler;
    };
  };
};
