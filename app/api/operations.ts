import type { Contract } from "~/contract/contract";
import { auth, password } from "./auth/operations";
import { catalogue } from "./catalogue/operations";
import { complaints } from "./complaints/operations";
import { drafts } from "./drafts/operations";
import { files } from "./files/operations";
import { invoices } from "./invoices/operations";
import { notifications } from "./notifications/operations";
import { offers } from "./offers/operations";
import type { Operations } from "./operation";
import { orders } from "./orders/operations";
import { payments } from "./payments/operations";
import { payouts } from "./payouts/operations";
import { profile } from "./profile/operations";
import { realtime } from "./realtime/operations";
import { requests } from "./requests/operations";
import { reviews } from "./reviews/operations";
import { sandbox } from "./sandbox/operations";
import { sessions } from "./sessions/operations";
import { site } from "./site/operations";
import { staff } from "./staff/operations";
import { technicianArea } from "./technician-area/operations";
import { technicians } from "./technicians/operations";
import { transfers } from "./transfers/operations";
import { wallet } from "./wallet/operations";

/** The whole contract, done. */
export const operations: { [A in keyof Contract]: Operations<Contract[A]> } = {
  auth,
  catalogue,
  complaints,
  drafts,
  files,
  invoices,
  notifications,
  offers,
  orders,
  password,
  payments,
  payouts,
  profile,
  realtime,
  requests,
  sandbox,
  sessions,
  reviews,
  site,
  staff,
  technicianArea,
  technicians,
  transfers,
  wallet,
};
