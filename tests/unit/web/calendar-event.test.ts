import { describe, expect, it } from "vitest";
import { type CalendarEvent, calendarFile } from "~/web/orders/calendar-event";

const event: CalendarEvent = {
  ...{ uid: "order-ab12", sequence: 1, title: "Kitchen tap", description: "Agreed on", place: "12 Road 9" },
  ...{ url: "https://usta.test/en/requests/ab12", starts: "2026-12-10T08:30:00.000Z", duration: 90 },
  writtenAt: "2026-11-24T09:00:00.000Z",
};
const file = (changed: Partial<CalendarEvent> = {}, language = "en") =>
  calendarFile([{ ...event, ...changed }], { brand: "Usta", language });
const unfolded = (text: string) => text.replaceAll("\r\n ", "").split("\r\n");

describe("A job in a calendar", () => {
  it("begins and ends in UTC, under a name that stays its own", () => {
    expect(unfolded(file())).toEqual(
      expect.arrayContaining([
        ...["DTSTART:20261210T083000Z", "DTEND:20261210T100000Z", "DTSTAMP:20261124T090000Z"],
        ...["UID:order-ab12", "SEQUENCE:1"],
      ]),
    );
    expect(unfolded(file({ starts: "2026-12-12T14:00:00.000Z" }, "ar"))).toContain("UID:order-ab12");
  });

  it("keeps a text's own commas, semicolons, slashes and lines, and lets it add no lines of its own", () => {
    const title = "Tap, sink; C:\\pipes\r\nBEGIN:VALARM\u0007";
    expect(unfolded(file({ title }))).toContain(
      "SUMMARY;LANGUAGE=en:Tap\\, sink\\; C:\\\\pipes\\nBEGIN:VALARM",
    );
  });

  it("has no line of more than 75 bytes, and cuts no letter through", () => {
    const description = "حنفية المطبخ تنقط طوال الليل ".repeat(8).trim();
    const text = file({ description }, "ar");
    const longest = Math.max(...text.split("\r\n").map((line) => Buffer.byteLength(line)));
    expect(longest).toBeLessThanOrEqual(75);
    expect(unfolded(text)).toContain(`DESCRIPTION;LANGUAGE=ar:${description}`);
  });

  it("says nothing of a place that is not known", () => {
    expect(file({ place: "" })).not.toContain("LOCATION");
  });

  it("stands beside others in one file, each whole", () => {
    const two = [event, { ...event, uid: "visit-cd34" }];
    const lines = unfolded(calendarFile(two, { brand: "Usta", language: "en" }));
    const marks = lines.filter((line) => /^(BEGIN|END|UID):/.test(line));
    expect(marks).toEqual([
      ...["BEGIN:VCALENDAR", "BEGIN:VEVENT", "UID:order-ab12", "END:VEVENT"],
      ...["BEGIN:VEVENT", "UID:visit-cd34", "END:VEVENT", "END:VCALENDAR"],
    ]);
  });
});
