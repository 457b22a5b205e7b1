import { describe, expect, it } from "vitest";
import { DateTime } from "~/i18n/date-time";
import { formatter } from "~/i18n/format";
import { fixedT } from "~/i18n/messages.server";
import { PhoneNumber } from "~/i18n/phone-number";
import { Text } from "~/i18n/text";
import { useReading } from "~/i18n/use-reading";
import { renderPage } from "../../support/render-page";

const ar = { locale: "ar" } as const;
const arab = { locale: "ar", digits: "arab" } as const;

describe("inside a sentence", () => {
  it("a phone number has its plus at the left, and calls in E.164", () => {
    expect(renderPage(<PhoneNumber e164="+966501234567" />, arab)).toBe(
      '<a href="tel:+966501234567"><bdi class="num" dir="ltr">+966 50 123 4567</bdi></a>',
    );
  });

  it("a moment is for people and for machines", () => {
    const iso = "2026-11-19T07:54:00.000Z";
    expect(renderPage(<DateTime iso={iso} as="relative" />, ar)).toBe(
      `<time dateTime="${iso}"><bdi>قبل 6\u00A0دقائق</bdi></time>`,
    );
    expect(renderPage(<DateTime iso={iso} hasWeekday />)).toContain("<bdi>Thursday 19\u00A0November</bdi>");
    expect(renderPage(<DateTime iso={iso} as="when" />)).toContain("<bdi>Today, 09:54</bdi>");
    const limit = renderPage(<DateTime iso={iso} as="limit" />);
    expect(limit).toContain("<bdi>Thursday 19\u00A0November, 09:54</bdi>");
  });
});

function Everything() {
  const f = formatter(useReading());
  const iso = "2027-03-05T10:30:00Z";
  const texts = [
    f.number(1250.5),
    f.percent(0.1),
    f.rating(4.9),
    f.money(125050, "EGP"),
    f.moneyRange(100, 200, "EGP"),
  ];
  const times = [f.date(iso), f.dateTime(iso), f.relative("2026-11-19T06:00:00Z"), f.hijri(iso)];
  return [
    ...texts,
    ...times,
    f.duration(90),
    f.countdown(65),
    f.fileSize(5000),
    f.day(iso),
    f.when(iso),
  ].join(" ");
}

it("figures of the two sets never stand on one page", () => {
  const namespaces = ["common", "hijri"] as ["common", "hijri"];
  expect(renderPage(<Everything />, { ...arab, namespaces })).not.toMatch(/[0-9]/);
  expect(renderPage(<Everything />, { ...ar, namespaces })).not.toMatch(/[٠-٩٪٫٬]/);
  expect(renderPage(<Everything />, { namespaces, digits: "arab" })).not.toMatch(/[٠-٩٪٫٬]/);
});

it("figures that a text itself has are in the reader's set too, but for phones, codes and addresses", () => {
  const texts = {
    demo: {
      hours: "أمامك 72 ساعة، من 0 إلى {{amount}}، بصيغة MP4 أو US-9KQ2M.",
      phone: "10 أرقام بعد \u2066+20 1\u2069.",
    },
  };
  const draw = (k: string, digits: "arab" | "latn") =>
    renderPage(<Text k={k} values={{ amount: "٣٠٠" }} />, { locale: "ar", digits, texts });
  expect(draw("demo:hours", "arab")).toBe("أمامك ٧٢ ساعة، من ٠ إلى <bdi>٣٠٠</bdi>، بصيغة MP4 أو US-9KQ2M.");
  expect(draw("demo:phone", "arab")).toBe("١٠ أرقام بعد \u2066+20 1\u2069.");
  expect(draw("demo:phone", "latn")).toBe("10 أرقام بعد \u2066+20 1\u2069.");
  expect(fixedT("ar", "arab")("orders:pause.submit")).toBe("التأجيل ٧٢ ساعة");
  expect(fixedT("en", "arab")("orders:pause.submit")).toBe("Put it off by 72 hours");
});
