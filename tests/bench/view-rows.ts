import { publicPages, signedInPages } from "../support/measured-pages";
import { type FirstView, firstView, openBrowser } from "./first-view";
import { median } from "./load";
import type { Scene } from "./scene";
import type { Row } from "./table";

export async function viewRows({ server, cookiesOf }: Scene): Promise<Row[]> {
  const browser = await openBrowser();
  const views: (FirstView & { locale: string; path: string; isPublic: boolean })[] = [];
  for (const locale of ["en", "ar"]) {
    const at = (path: string) => `${server.url}/${locale}${path}`;
    for (const path of publicPages)
      views.push({ ...(await firstView(browser, at(path))), locale, path, isPublic: true });
    for (const { path, visitor } of signedInPages)
      views.push({
        ...(await firstView(browser, at(path), cookiesOf(visitor))),
        locale,
        path,
        isPublic: false,
      });
  }
  await browser.close();
  const most = (pick: (view: FirstView) => number, of = views) => Math.max(...of.map(pick));
  const shaken = views.toSorted((a, b) => b.shift - a.shift)[0];
  const open = views.filter(({ isPublic }) => isPublic);
  const inLocale = (locale: string) => views.filter((view) => view.locale === locale);
  const fontsOf = (of: FirstView[]) => ({
    count: Math.max(...of.map(({ fonts }) => fonts.count)),
    kB: Math.max(...of.map(({ fonts }) => fonts.bytes)) / 1000,
  });
  const [latin, both] = [fontsOf(inLocale("en")), fontsOf(inLocale("ar"))];
  return [
    {
      figure: "same-host requests of a first view",
      value: most((view) => view.requests),
      unit: "",
      must: 15,
      aim: 10,
      isHard: true,
    },
    {
      figure: "outside hosts",
      value: new Set(views.flatMap((view) => view.outside)).size,
      unit: "",
      must: 0,
      aim: 0,
      isHard: true,
    },
    {
      figure: "fonts, English",
      value: latin.kB,
      unit: "kB",
      must: 40,
      aim: 40,
      note: `${latin.count} files of 1`,
    },
    {
      figure: "fonts, Arabic",
      value: both.kB,
      unit: "kB",
      must: 70,
      aim: 70,
      note: `${both.count} files of 2`,
    },
    {
      figure: "LCP, slow phone, median",
      value: median(open.map((view) => view.lcpMs)) / 1000,
      unit: "s",
      must: 1.9,
      aim: 1.65,
    },
    {
      figure: "blocked time, slow phone, median",
      value: median(open.map((view) => view.blockedMs)),
      unit: "ms",
      must: 50,
      aim: 0,
    },
    {
      figure: "layout shift, worst page",
      value: most((view) => view.shift),
      unit: "",
      must: 0.01,
      aim: 0,
      ...(shaken && {
        note: `/${shaken.locale}${shaken.path} ${shaken.moved.slice(0, 3).join(", ")}`.trim(),
      }),
    },
  ];
}
