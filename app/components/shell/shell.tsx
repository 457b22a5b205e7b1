import type { ReactNode } from "react";
import { Later, later } from "~/components/ui/later";
import { DemoStrip } from "./demo-strip";
import { Footer } from "./footer";
import { GuestHeader } from "./header";
import { useSite } from "./site";
import { SkipLink } from "./skip-link";

const accountHeader = later(() => import("./account-header").then((module) => module.AccountHeader));

/** The frame of a page. There are two layouts: one for who is signed in, and the default one. */
export function Shell({ children }: { children: ReactNode }) {
  const { viewer } = useSite();
  return (
    <>
      <SkipLink />
      <DemoStrip />
      {viewer ? <Later of={accountHeader} with={{ viewer }} /> : <GuestHeader />}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </>
  );
}
