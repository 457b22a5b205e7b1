import type { Money } from "~/contract/endpoint";

/** A public profile as its page shows one; `web/technicians/technician-profile` makes it. */
export type ProfileData = {
  id: string;
  name: string;
  avatar: string | null;
  headline: string;
  places: string;
  bio: string;
  years: number;
  rating: number | null;
  reviews: number;
  isOnline: boolean;
  isVerified: boolean;
  minutes: number | null;
  jobs: number;
  /** Per cent; null while unknown. */
  onTime: number | null;
  completion: number | null;
  /** Days. */
  warranty: number;
  from: Money | null;
  /** How many gave five stars, four, … one. */
  stars: number[];
  scores: { punctuality: number; quality: number; communication: number; honesty: number } | null;
  services: { id: string; name: string; from: Money | null; minutes: number }[];
  week: { first: number; last: number; hours: { opens: string; closes: string } | null }[];
};

/** What there is to do for this reader: ask, nothing while the technician is paused, edit one's own, or only look. */
export type AskState = "open" | "paused" | "own" | "watching";
