/** The same sentence in Arabic, beneath its English. */
export function InArabicToo({ text }: { text: string | undefined }) {
  if (!text) return null;
  return (
    <span lang="ar" dir="rtl" className="block">
      {text}
    </span>
  );
}
