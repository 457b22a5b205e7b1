import { authContract } from "./auth";
import { catalogueContract } from "./catalogue";
import { complaintsContract } from "./complaints";
import { draftsContract } from "./drafts";
import type { Endpoint } from "./endpoint";
import { filesContract } from "./files";
import { invoicesContract } from "./invoices";
import { notificationsContract } from "./notifications";
import { offersContract } from "./offers";
import { ordersContract } from "./orders";
import { passwordContract } from "./password";
import { paymentsContract } from "./payments";
import { payoutsContract } from "./payouts";
import { profileContract } from "./profile";
import { realtimeContract } from "./realtime";
import { requestsContract } from "./requests";
import { reviewsContract } from "./reviews";
import { sandboxContract } from "./sandbox";
import { sessionsContract } from "./sessions";
import { siteContract } from "./site";
import { staffContract } from "./staff";
import { technicianAreaContract } from "./technician-area";
import { techniciansContract } from "./technicians";
import { transfersContract } from "./transfers";
import { walletContract } from "./wallet";

/** The whole website API as data: area → operation → endpoint. */
export const contract = {
  auth: authContract,
  catalogue: catalogueContract,
  complaints: complaintsContract,
  drafts: draftsContract,
  files: filesContract,
  invoices: invoicesContract,
  notifications: notificationsContract,
  offers: offersContract,
  orders: ordersContract,
  password: passwordContract,
  payments: paymentsContract,
  payouts: payoutsContract,
  profile: profileContract,
  realtime: realtimeContract,
  requests: requestsContract,
  reviews: reviewsContract,
  sandbox: sandboxContract,
  sessions: sessionsContract,
  site: siteContract,
  staff: staffContract,
  technicianArea: technicianAreaContract,
  technicians: techniciansContract,
  transfers: transfersContract,
  wallet: walletContract,
};

export type Contract = typeof contract;

/** The endpoint of that name, if there is one. */
export function findEndpoint(area: string, operation: string): Endpoint | undefined {
  const areas: Record<string, Record<string, Endpoint>> = contract;
  return areas[area]?.[operation];
}
