import type { Server } from "node:http";

/** Package runners pass Ctrl-C on to a process that the terminal has told already: within this time it is one signal. */
const echoMs = 500;
const longestMs = 10_000;

type Steps = {
  /** Ends what never finishes by itself. */
  hangUp: () => Promise<void>;
  close: () => Promise<void>;
};

/**
 * On SIGTERM or SIGINT: accepts nothing new, hangs up, lets what is in flight finish, closes idle connections, then calls `close`
 * and exits. Exits by force after ten seconds, or at once on a second signal.
 */
export function stopOnSignal(server: Server, { hangUp, close }: Steps): void {
  let stopping = 0;
  const onSignal = () => {
    if (stopping && performance.now() - stopping < echoMs) return;
    if (stopping) process.exit(1);
    stopping = performance.now();
    setTimeout(() => process.exit(1), longestMs).unref();
    void Promise.all([drain(server), hangUp()])
      .then(close)
      .then(
        () => process.exit(0),
        () => process.exit(1),
      );
  };
  process.on("SIGTERM", onSignal).on("SIGINT", onSignal);
}

function drain(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const idle = setInterval(() => server.closeIdleConnections(), 100);
    server.close(() => {
      clearInterval(idle);
      resolve();
    });
    server.closeIdleConnections();
  });
}
