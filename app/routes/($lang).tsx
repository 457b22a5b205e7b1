import type { LoaderFunctionArgs } from "@remix-run/node";
import { type MetaFunction, Outlet, type ShouldRevalidateFunctionArgs } from "@remix-run/react";
import { Bell } from "~/components/shell/bell";
import { DemoStrip } from "~/components/shell/demo-strip";
import { ErrorShellBoundary } from "~/components/shell/error-boundary";
import { useFrameChoice } from "~/components/shell/frame-choice";
import { Shell } from "~/components/shell/shell";
import { SignOutButton } from "~/components/shell/sign-out-button";
import { useSite } from "~/components/shell/site";
import { accountPages } from "~/components/shell/site-pages";
import { SkipLink } from "~/components/shell/skip-link";
import { Later, later } from "~/components/ui/later";
import { Logo } from "~/components/ui/logo";
import { withoutLocale } from "~/i18n/locale";
import { layoutLocale } from "~/web/page-locale.server";
import { failureMeta } from "~/web/page-meta";
import { frameTexts } from "~/web/site/frame-texts.server";
import { siteFrame } from "~/web/site/site-frame.server";

const accountMenu = later(() => import("~/components/shell/account-menu").then((one) => one.AccountMenu));
const areaFrame = later(() => import("~/components/technician-area/area-frame").then((one) => one.AreaFrame));
const staffFrame = later(() => import("~/components/staff/staff-frame").then((one) => one.StaffFrame));
const areaLinks = later(() => import("~/components/technician-area/area-links").then((one) => one.AreaLinks));

export const meta: MetaFunction = failureMeta;

export async function loader(args: LoaderFunctionArgs) {
  const locale = await layoutLocale(args);
  const [m, frame] = await Promise.all([frameTexts(args, locale), siteFrame(args, locale)]);
  return { m, ...frame };
}

/** The frame's texts and links are the same on every page of a language, but for the landing page, which has fewer. */
export const shouldRevalidate = ({ currentUrl, currentParams, nextParams }: ShouldRevalidateFunctionArgs) =>
  currentParams.lang !== nextParams.lang || withoutLocale(currentUrl.pathname) === "/";

export default function Language() {
  const frame = useFrameChoice();
  if (frame === "site")
    return (
      <Shell>
        <Outlet />
      </Shell>
    );
  if (frame === "area") return <Area />;
  if (frame === "staff") return <StaffArea />;
  return (
    <>
      <SkipLink />
      <DemoStrip />
      <Outlet />
    </>
  );
}

function Area() {
  const { viewer, counts } = useSite();
  if (!viewer) return null;
  const given = accountPages(viewer).map(({ to }) => to);
  return (
    <>
      <SkipLink />
      <Later
        of={areaFrame}
        with={{
          viewer,
          counts,
          logo: <Logo to="/technician" />,
          notice: <DemoStrip />,
          bell: <Bell unread={viewer.unread} />,
          account: (
            <Later of={accountMenu} with={{ viewer, children: <Later of={areaLinks} with={{ given }} /> }} />
          ),
          signOut: <SignOutButton className="lang" />,
          children: <Outlet />,
        }}
      />
    </>
  );
}

function StaffArea() {
  const { viewer } = useSite();
  if (!viewer) return null;
  return (
    <>
      <SkipLink />
      <Later
        of={staffFrame}
        with={{
          logo: <Logo to="/admin" />,
          notice: <DemoStrip />,
          account: <Later of={accountMenu} with={{ viewer }} />,
          signOut: <SignOutButton className="lang" />,
          children: <Outlet />,
        }}
      />
    </>
  );
}

export function ErrorBoundary() {
  return <ErrorShellBoundary />;
}
