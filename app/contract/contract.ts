import { authContract } from "./auth";
import { catalogueContract } from "./catalogue";
import { draftsContract } from "./drafts";
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
