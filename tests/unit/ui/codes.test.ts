import { describe, expect, it } from "vitest";
import { codeDigits } from "~/components/ui/code-digits";
import { strengthOf } from "~/components/ui/password-strength";

describe("the figures of a code", () => {
  it.each([
    ["481920", "481920"],
    ["٤٨١٩٢٠", "481920"],
    ["۴۸۱۹۲۰", "481920"],
    ["481 920", "481920"],
    ["Your code is 481-920.", "481920"],
    ["4819203", "481920"],
    ["٤8۱", "481"],
    ["", ""],
    ["abc", ""],
  ])("in %j are %j", (text, digits) => {
    expect(codeDigits(text, 6)).toBe(digits);
  });
});

describe("a password", () => {
  it.each([
    ["", 0],
    ["a", 1],
    ["Ab1!", 1],
    ["aaaaaaaaaaaa", 1],
    ["12345678", 1],
    ["abcdefghij", 1],
    ["hvetqzmr", 2],
    ["كلمتيالطويلة", 2],
    ["Hvetqzm4", 3],
    ["Hvetqz4!", 4],
    ["correct horse battery staple", 4],
  ])("%j is of strength %i", (password, strength) => {
    expect(strengthOf(password)).toBe(strength);
  });

  it("never gets weaker by another kind of character", () => {
    expect(strengthOf("hvetqzmr4!")).toBeGreaterThanOrEqual(strengthOf("hvetqzmr4"));
  });
});
