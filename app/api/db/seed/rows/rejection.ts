/** Why the demonstration's documents were not accepted. */
export const rejection = {
  ar: "صورة البطاقة غير واضحة. يُرجى رفع صورة أوضح للوجهين.",
  en: "The photo of the identity card is blurred. Please upload both sides again.",
};
