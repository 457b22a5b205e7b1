import type { techniciansContract } from "~/contract/technicians";
import type { Operations } from "../operation";
import { counts, list } from "./directory";
import { get } from "./profile";
import { ratings } from "./ratings";
import { recentReviews, reviews } from "./reviews";

export const technicians: Operations<typeof techniciansContract> = {
  list,
  get,
  reviews,
  recentReviews,
  ratings,
  counts,
};
