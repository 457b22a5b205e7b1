import { authContract } from "./auth";
import { catalogueContract } from "./catalogue";
import { draftsContract } from "./drafts";
import type { Endpoint } from "./endpoint";
import { filesContract } from "./files";
import { offersContract } from "./offers";
import { ordersContract } from "./orders";
import { profileContract } from "./profile";
import { requestsContract } from "./requests";
import { siteContract } from "./site";
import { technicianAreaContract } from "./technician-area";
import { techniciansContract } from "./technicians";

/** The whole website API as data: area → operation → endpoint. */
export const contract = {
  auth: authContract,
  catalogue: catalogueContract,
  drafts: draftsContract,
  files: filesContract,
  offers: offersContract,
  orders: ordersContract,
  profile: profileContract,
  requests: requestsContract,
  site: siteContract,
  technicianArea: technicianAreaContract,
  technicians: techniciansContract,
};

export type Contract = typeof contract;

/** The endpoint of that name, if there is one. */
export function findEndpoint(area: string, operation: string): Endpoint | undefined {
  const areas: Record<string, Record<string, Endpoint>> = contract;
  return areas[area]?.[operation];
}
