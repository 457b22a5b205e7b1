/** A provider's profile, whole. */
export const profileForm = {
  headline: "Plumber in Maadi",
  bio: "Twenty years of taps, drains and heaters, with a clean finish every time.",
  years: 20,
  warranty_days: 30,
  services: ["tap-mixer", "drain"],
  cities: ["cairo", "giza"],
};
