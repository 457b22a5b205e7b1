/** The code in what was typed or pasted: Arabic-Indic and Persian digits become 0-9, everything else goes. */
export function codeDigits(text: string, length: number): string {
  return text
    .replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/\D/g, "")
    .slice(0, length);
}
