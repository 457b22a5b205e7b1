import { describe, expect, it } from "vitest";
import { formatTyped, type Reading } from "~/i18n/dates";
import { formatter } from "~/i18n/format";
import type { Digits, Locale } from "~/i18n/locale";
import { fixedT } from "~/i18n/messages.server";

const now = "2026-11-19T08:00:00.000Z";
const reading = (locale: Locale, digits: Digits = "latn", timeZone = "Africa/Cairo"): Reading => ({
  locale,
  digits,
  now,
  timeZone,
  t: fixedT(locale, digits),
});
const [en, ar, arab] = [reading("en"), reading("ar"), reading("ar", "arab")].map(formatter) as [
  ReturnType<typeof formatter>,
  ReturnType<typeof formatter>,
  ReturnType<typeof formatter>,
];
const ago = (seconds: number) => new Date(Date.parse(now) - seconds * 1000).toISOString();

describe("a date", () => {
  it("has the month's name, and the year when it is not this one", () => {
    expect([en.date("2026-11-24"), ar.date("2026-11-24"), arab.date("2026-11-24")]).toEqual([
      "24\u00A0November",
      "24\u00A0نوفمبر",
      "٢٤\u00A0نوفمبر",
    ]);
    expect([en.date("2027-03-05"), arab.date("2027-03-05")]).toEqual([
      "5\u00A0March 2027",
      "٥\u00A0مارس ٢٠٢٧",
    ]);
    expect(en.date("2026-03-05", { hasYear: true, hasWeekday: true })).toBe("Thursday 5\u00A0March 2026");
    expect(ar.date(now, { hasWeekday: true })).toBe("الخميس 19\u00A0نوفمبر");
  });

  it("of a month alone has its year, in the figures that the reader has chosen", () => {
    const month = "2026-11";
    expect([en.month(month), ar.month(month)]).toEqual(["November 2026", "نوفمبر 2026"]);
    expect(arab.month(month)).toBe("نوفمبر ٢٠٢٦");
  });

  it("whose time is a stretch names its two ends", () => {
    const within = { within: 120 };
    expect(en.time("2026-11-19T08:00:00Z", within)).toBe("10:00 to 12:00");
    expect(en.when("2026-11-20T08:00:00Z", { ...within, isInside: true })).toBe("tomorrow, 10:00 to 12:00");
    expect(ar.when("2026-11-20T08:00:00Z", within)).toBe("غدًا من 10:00 إلى 12:00");
    expect(arab.when("2026-12-24T21:30:00Z", within)).toBe("الخميس ٢٤\u00A0ديسمبر، من ٢٣:٣٠ إلى ٠١:٣٠");
    expect(en.when("2026-11-20T08:00:00Z", { within: 0 })).toBe("Tomorrow, 10:00");
  });

  it("without a time is that day in every zone; with one it is the zone's", () => {
    const far = formatter(reading("en", "latn", "Pacific/Honolulu"));
    expect(far.date("2026-11-24")).toBe("24\u00A0November");
    expect([en.dateTime("2026-11-23T22:30:00Z"), far.dateTime("2026-11-23T22:30:00Z")]).toEqual([
      "24\u00A0November, 00:30",
      "23\u00A0November, 12:30",
    ]);
  });

  it("has a time on the 24-hour clock", () => {
    expect([en.time("2026-11-19T07:05:00Z"), arab.time("2026-11-19T12:05:00Z")]).toEqual(["09:05", "١٤:٠٥"]);
    expect(ar.dateTime("2026-11-24T12:05:00Z")).toBe("24\u00A0نوفمبر، 14:05");
  });

  it("is said as people say it when it is near", () => {
    expect([en.day(now), en.day("2026-11-20"), ar.day("2026-11-18"), ar.day("2026-11-22")]).toEqual([
      "Today",
      "Tomorrow",
      "أمس",
      "الأحد 22\u00A0نوفمبر",
    ]);
    expect([en.when("2026-11-20T08:30:00Z"), ar.when("2026-11-20T08:30:00Z")]).toEqual([
      "Tomorrow, 10:30",
      "غدًا 10:30",
    ]);
    expect([en.when("2026-11-22T16:00:00Z"), ar.when("2026-12-22T16:00:00Z")]).toEqual([
      "Sunday, 18:00",
      "الثلاثاء 22\u00A0ديسمبر، 18:00",
    ]);
    const others = ["2026-11-26T16:00:00Z", "2026-11-12T16:00:00Z", "2027-01-03T16:00:00Z"];
    expect(others.map((iso) => en.when(iso))).toEqual([
      "Thursday 26\u00A0November, 18:00",
      "Thursday 12\u00A0November, 18:00",
      "Sunday 3\u00A0January 2027, 18:00",
    ]);
  });

  it("at which money or a right is lost has its weekday and its date, today as in a month", () => {
    const limits = ["2026-11-19T21:30:00Z", "2026-11-20T08:30:00Z", "2026-11-25T07:29:00Z"];
    expect(limits.map((iso) => en.limit(iso))).toEqual([
      "Thursday 19\u00A0November, 23:30",
      "Friday 20\u00A0November, 10:30",
      "Wednesday 25\u00A0November, 09:29",
    ]);
    expect([ar.limit("2026-11-25T07:29:00Z"), arab.limit("2027-01-03T07:05:00Z")]).toEqual([
      "الأربعاء 25\u00A0نوفمبر، 09:29",
      "الأحد ٣\u00A0يناير ٢٠٢٧، ٠٩:٠٥",
    ]);
  });

  it("may stand in the Umm al-Qura calendar too", () => {
    expect([en.hijri("2026-03-05"), ar.hijri("2026-03-05")]).toEqual([
      "16\u00A0Ramadan 1447\u00A0AH",
      "16\u00A0رمضان 1447\u00A0هـ",
    ]);
  });

  it("in a native field is said in words, whatever order the browser writes it in", () => {
    expect(formatTyped(reading("en"), "2026-10-03")).toBe("Saturday 3\u00A0October 2026");
    expect(formatTyped(reading("ar"), "2026-10-03")).toBe("السبت 3\u00A0أكتوبر 2026");
    expect(formatTyped(reading("en"), "2026-10-03T21:05")).toBe("Saturday 3\u00A0October 2026, 21:05");
    expect(formatTyped(reading("ar", "arab"), "2026-10-03T21:05")).toBe("السبت ٣\u00A0أكتوبر ٢٠٢٦، ٢١:٠٥");
    for (const none of ["", "2026-13-45", "soon"]) expect(formatTyped(reading("en"), none)).toBeNull();
  });

  it("that is none is refused", () => expect(() => en.date("soon")).toThrow(RangeError));
});

describe("a span of time", () => {
  it("behind us is in whole minutes, hours, days; after 30 days it is the date", () => {
    const spans = [
      20,
      60,
      120,
      6 * 60,
      14 * 60,
      59 * 60,
      3600,
      7200,
      11 * 3600,
      86400,
      5 * 86400,
      29 * 86400,
      40 * 86400,
    ];
    expect(spans.map((seconds) => ar.relative(ago(seconds)))).toEqual([
      "الآن",
      "قبل دقيقة",
      "قبل دقيقتين",
      "قبل 6\u00A0دقائق",
      "قبل 14\u00A0دقيقة",
      "قبل 59\u00A0دقيقة",
      "قبل ساعة",
      "قبل ساعتين",
      "قبل 11\u00A0ساعة",
      "قبل يوم",
      "قبل 5\u00A0أيام",
      "قبل 29\u00A0يومًا",
      "10\u00A0أكتوبر",
    ]);
    expect(spans.slice(0, 5).map((seconds) => en.relative(ago(seconds)))).toEqual([
      "Just now",
      "1\u00A0minute ago",
      "2\u00A0minutes ago",
      "6\u00A0minutes ago",
      "14\u00A0minutes ago",
    ]);
    expect(arab.relative(ago(360))).toBe("قبل ٦\u00A0دقائق");
  });

  it("ahead of us is too", () => {
    expect([en.relative(ago(-7200)), ar.relative(ago(-7200)), ar.relative(ago(-20))]).toEqual([
      "in 2\u00A0hours",
      "بعد ساعتين",
      "الآن",
    ]);
  });

  it("as a length is in its two largest units", () => {
    expect([0, 45, 60, 90, 120, 1440, 1500, 1445].map((minutes) => en.duration(minutes))).toEqual([
      "Less than a minute",
      "45\u00A0minutes",
      "1\u00A0hour",
      "1\u00A0hour 30\u00A0minutes",
      "2\u00A0hours",
      "1\u00A0day",
      "1\u00A0day 1\u00A0hour",
      "1\u00A0day",
    ]);
    expect([90, 121, 2880].map((minutes) => ar.duration(minutes))).toEqual([
      "ساعة واحدة و30\u00A0دقيقة",
      "ساعتان ودقيقة واحدة",
      "يومان",
    ]);
    expect([en.countdown(65), arab.countdown(5), en.countdown(-1)]).toEqual(["1:05", "٠:٠٥", "0:00"]);
  });

  it("and a file's size is short", () => {
    expect([en.fileSize(20), en.fileSize(3_565_158), ar.fileSize(8 * 1024 * 1024)]).toEqual([
      "0.1 kB",
      "3.4 MB",
      "8 ميجابايت",
    ]);
  });
});
