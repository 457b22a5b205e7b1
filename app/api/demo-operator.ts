/** Who runs a demonstration: a bank account and a number for VAT that belong to nobody. */
export const demoOperator = {
  bank: { bank: "Usta Demo Bank", holder: "Usta Demo", iban: "EG800002000156789012345180002" },
  vatNumber: "100200300",
};
