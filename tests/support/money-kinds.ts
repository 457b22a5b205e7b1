import { disputeSteps } from "./dispute-steps";
import { gatewaySteps } from "./gateway-steps";
import { orderSteps } from "./order-steps";
import { paymentSteps } from "./payment-steps";
import { staffSteps } from "./staff-steps";
import { walletSteps } from "./wallet-steps";

/** A step by its name, and what it chooses by. */
export type Move = [string, number];

/** Both deals are paid for, and begun, delivered or approved. */
export const begun = ["pay", "start", "deliver", "confirm"];
export const begin = (count: number, deal: number): Move[] =>
  begun.slice(0, count).map((name): Move => [name, deal]);
const both = (name: string): Move[] => [
  [name, 2],
  [name, 1],
];

/** Of these most find a job that goes on. */
export const onJobs = [
  ...Object.keys(orderSteps),
  ...[
    "pay",
    "press",
    "transfer",
    "transfersByStaff",
    "sweep",
    "file",
    "withdrawIt",
    "chargeBack",
    "agree",
    "agree",
  ],
];

/** Of these most find money that goes back, the payer's bank or the operator's. */
export const back = [
  ...[...Object.keys(paymentSteps), ...Object.keys(staffSteps), ...Object.keys(gatewaySteps)],
  ...["cancel", "backOut", "award", "award", "transfer", "transfersByStaff", "start"],
];
/** Of one the gateway fails to give the money back, the other has come back. */
export const goingBack: Move[] = [
  ...[["pay", 4] as Move, ["pay", 3] as Move, ["cancel", 0] as Move, ["backOut", 1] as Move],
  ["gateway", 0],
];

/** Of these most find a dispute. */
export const disputed = [
  ...Object.keys(disputeSteps),
  ...["sweep", "press", "gateway", "proposePrice", "confirm", "closeAccount", "openAccount"],
];
export const filed: Move[] = [["file", 4], ["file", 3], ...both("writeIn")];

/** Of these most find something earned. */
export const earned = [
  ...Object.keys(walletSteps),
  ...["settle", "sweep", "gateway", "chargeBack", "giveBack", "partlyBack", "tellSettled", "tryEvent"],
  ...["file", "writeIn", "proposeSplit", "acceptSplit", "closeAccount", "openAccount"],
];

/** One has been paid out, the other's payout is on its way; of both something is left. */
export const earnings: Move[] = [
  ...[...begin(begun.length, 2), ...begin(begun.length, 1), ...both("addMethod")],
  ...[["wait", 4] as Move, ["sweep", 0] as Move, ["settle", 10] as Move, ["settle", 8] as Move],
  ...[["askPayout", 2] as Move, ["askPayout", 3] as Move, ...both("approvePayout")],
  ...[["sendPayouts", 0] as Move, ["payoutPaid", 2] as Move],
];
