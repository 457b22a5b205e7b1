/** A job in a calendar. Times are ISO 8601. */
export type CalendarEvent = {
  /** Its own for ever: a file that is opened again changes the entry instead of adding another. */
  uid: string;
  /** How often it has moved. */
  sequence: number;
  title: string;
  description: string;
  place: string;
  url: string;
  starts: string;
  /** Minutes. */
  duration: number;
  writtenAt: string;
};

const most = 75;
const encoder = new TextEncoder();

const isDrawn = (letter: string) => letter >= " " && letter !== "\u007f";

/** RFC 5545, 3.3.11: a text's own marks, and no others. */
const escaped = (text: string) =>
  [...text.replace(/[\\;,]/g, (mark) => `\\${mark}`).replace(/\r\n|\r|\n/g, "\\n")].filter(isDrawn).join("");

/** RFC 5545, 3.1: no line is longer than 75 bytes; what goes on begins with a blank. No letter is cut through. */
function folded(line: string): string {
  const lines = [""];
  let room = most;
  for (const letter of line) {
    const bytes = encoder.encode(letter).byteLength;
    if (bytes > room) {
      lines.push("");
      room = most - 1;
    }
    lines[lines.length - 1] += letter;
    room -= bytes;
  }
  return lines.join("\r\n ");
}

/** "2026-12-10T08:30:00.000Z" → "20261210T083000Z". */
const utc = (iso: string) => `${new Date(iso).toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;

function linesOf(event: CalendarEvent, language: string): string[] {
  const ends = new Date(Date.parse(event.starts) + event.duration * 60_000).toISOString();
  return [
    "BEGIN:VEVENT",
    `UID:${event.uid}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${utc(event.writtenAt)}`,
    `DTSTART:${utc(event.starts)}`,
    `DTEND:${utc(ends)}`,
    `SUMMARY;LANGUAGE=${language}:${escaped(event.title)}`,
    `DESCRIPTION;LANGUAGE=${language}:${escaped(event.description)}`,
    ...(event.place ? [`LOCATION:${escaped(event.place)}`] : []),
    `URL:${event.url}`,
    "END:VEVENT",
  ];
}

/** A file of iCalendar (RFC 5545) with these events, of which there is one at least, all times in UTC. @param product who wrote it, in which language */
export function calendarFile(events: CalendarEvent[], product: { brand: string; language: string }): string {
  const lines = [
    ...["BEGIN:VCALENDAR", "VERSION:2.0"],
    `PRODID:-//${escaped(product.brand)}//${product.language.toUpperCase()}`,
    ...["CALSCALE:GREGORIAN", "METHOD:PUBLISH"],
    ...events.flatMap((event) => linesOf(event, product.language)),
    "END:VCALENDAR",
  ];
  return `${lines.map(folded).join("\r\n")}\r\n`;
}
