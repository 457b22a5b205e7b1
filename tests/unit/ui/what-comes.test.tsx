import { expect, it } from "vitest";
import { freezesOf, WhatComes } from "~/components/complaints/what-comes";
import { locales } from "~/i18n/locale";
import { renderPage } from "../../support/render-page";
import { t } from "../../support/texts";

const orders = [
  { id: "held", freezes: true },
  { id: "released", freezes: false },
];

it.each(locales)("What follows from a complaint speaks of a freeze as far as there is one (%s)", (locale) => {
  const say = t(locale);
  const [freeze, ifHeld] = [say("complaints:comes.freeze"), say("complaints:comes.freeze.held")];
  const said = (about: string | null, jobs = orders) => {
    const html = renderPage(<WhatComes kind="order" freezes={freezesOf(jobs, about)} />, {
      ...{ locale, namespaces: ["common", "ui", "complaints"] },
    });
    return [freeze, ifHeld].filter((words) => html.includes(`>${words}<`));
  };
  expect(said("held")).toEqual([freeze]);
  expect(said("released")).toEqual([]);
  expect(said(null)).toEqual([ifHeld]);
  expect(said("too old for the list")).toEqual([ifHeld]);
  expect(said(null, orders.slice(0, 1))).toEqual([freeze]);
  expect(said(null, orders.slice(1))).toEqual([]);
});
