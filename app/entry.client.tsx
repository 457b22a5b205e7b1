import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { documentLeft, holdMoves } from "~/components/live/drawn-for";

/** Drawn again once its data is read, and only then given a router. */
function ThisPage() {
  const left = window.__remixRouter ? undefined : documentLeft();
  if (left) throw left;
  return <RemixBrowser />;
}

/** It says so by what it throws. A page that waits for its data, and is pressed meanwhile, would never come alive. */
function dataRead(): unknown {
  try {
    return RemixBrowser({});
  } catch (reading) {
    return reading;
  }
}

holdMoves();
Promise.resolve(dataRead()).then(() =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <ThisPage />
      </StrictMode>,
    );
  }),
);
