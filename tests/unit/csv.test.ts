import { describe, expect, it } from "vitest";
import { type Cell, csvFile } from "~/api/csv";

const written = (...cells: Cell[]) =>
  new TextDecoder("utf-8", { ignoreBOM: true }).decode(csvFile([cells]).bytes);

describe("A CSV file", () => {
  it("begins with the mark of UTF-8 and ends its lines as spreadsheets expect", () => {
    expect(csvFile([["a"], ["b"]]).bytes.slice(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]));
    expect(written("تسوية", 1)).toBe("\uFEFFتسوية,1\r\n");
  });

  it.each([
    ["a, b", '"a, b"'],
    ['say "yes"', '"say ""yes"""'],
    ["two\nlines", '"two\nlines"'],
    ["=1+1", "'=1+1"],
    ["+20 100", "'+20 100"],
    ["-1", "'-1"],
    ["@SUM(A1)", "'@SUM(A1)"],
    ["\tx", '"\'\tx"'],
    ["＝1+1", "'＝1+1"],
    ["Tap;=1+1", '"Tap;\'=1+1"'],
    ["Tap\t=1+1", '"Tap\t\'=1+1"'],
    ["Tap\n @SUM(A1)", '"Tap\n\' @SUM(A1)"'],
    ["Tap - and basin", "Tap - and basin"],
    ['=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
  ])("writes %j so that nothing in it is run", (text, cell) => {
    expect(written(text)).toBe(`\uFEFF${cell}\r\n`);
  });

  it("writes figures as figures, also below zero, and nothing for nothing", () => {
    expect(written(-12.5, null, 0)).toBe("\uFEFF-12.5,,0\r\n");
  });

  it("writes every amount with all the decimals of its currency, exact to the last", () => {
    const amount = (minor: number, decimals: number): Cell => ({ minor, decimals });
    expect(written(amount(50_000, 2), amount(-125_005, 2), amount(87_795, 3), amount(-5, 2))).toBe(
      "\uFEFF500.00,-1250.05,87.795,-0.05\r\n",
    );
    expect(written(amount(7, 0), amount(900_719_925_474_099, 2))).toBe("\uFEFF7,9007199254740.99\r\n");
  });
});
