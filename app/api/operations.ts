import type { Contract } from "~/contract/contract";
import { auth } from "./auth/operations";
import { catalogue } from "./catalogue/operations";
import { drafts } from "./drafts/operations";
import { files } from "./files/operations";
import { offers } from "./offers/operations";
import type { Operations } from "./operation";
import { orders } from "./orders/operations";
import { profile } from "./profile/operations";
import { requests } from "./requests/operations";
import { site } from "./site/operations";
import { technicianArea } from "./technician-area/operations";
import { technicians } from "./technicians/operations";

/** The whole contract, done. */
export const operations: { [A in keyof Contract]: Operations<Contract[A]> } = {
  auth,
  catalogue,
  drafts,
  files,
  offers,
  orders,
  profile,
  requests,
  site,
  technicianArea,
  technicians,
};
