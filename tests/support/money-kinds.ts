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

/** Nobody came, and nobody objects. */
const nobodyCame: Move[] = [
  ["wait", 4],
  ["wait", 4],
  ["wait", 4],
  ["claimNoShow", 2],
  ["wait", 3],
  ["sweep", 0],
];
/** The price goes up, and what that adds is paid. */
const costsMore: Move[] = [
  ["proposePrice", 58],
  ["agree", 0],
  ["pay", 0],
];
/** A visit under warranty is agreed on; its time comes. */
const visited: Move[] = [
  ...begin(4, 2).slice(1),
  ["claimWarranty", 0],
  ["agree", 0],
  ["wait", 3],
  ["wait", 3],
];
/** What a transfer has paid goes back, to one account, then to another. */
const fromTheBank: Move[] = [
  ["transfer", 0],
  ["transfersByStaff", 2],
  ["cancel", 0],
  ["nameRefundAccount", 0],
  ["nameRefundAccount", 2],
];
/** It was paid, and the bank sends it back. */
const sentBack: Move[] = [...fromTheBank.slice(0, 4), ["refundDone", 4], ["refundSentBack", 0]];
/** Another amount came, by staff's mistake, who take it back; the right one comes. */
const mistaken: Move[] = [
  ["transfer", 0],
  ["transfersByStaff", 16],
  ["withdrawTransfer", 0],
  ["transfersByStaff", 2],
];
/** One side proposes a split, the other accepts it. */
const settled: Move[] = [
  ["proposeSplit", 0],
  ["acceptSplit", 2],
];
/** Staff decide, and others of them on the appeal. */
const appealed: Move[] = [
  ["wait", 4],
  ["sweep", 0],
  ["decideOnIt", 0],
  ["appealIt", 0],
  ["decideOnIt", 2],
];

/** How the first deal goes on: as far as any, or to what seldom comes about by chance. */
export const ways: Record<"anything" | "jobs" | "disputes" | "earnings", Move[][]> = {
  anything: [
    [],
    [["giveUp", 0]],
    [
      ["transfer", 0],
      ["transfersByStaff", 6],
    ],
    fromTheBank,
    sentBack,
    mistaken,
  ],
  jobs: [
    ...begun.map((_, done) => begin(done + 1, 2).slice(1)),
    nobodyCame,
    costsMore,
    [...visited, ["miss", 0]],
    [...visited, ["finish", 0]],
  ],
  disputes: [[], settled, appealed],
  earnings: [
    [],
    [
      ["askPayout", 0],
      ["cancelPayout", 0],
    ],
    [
      ["askPayout", 0],
      ["rejectPayout", 0],
    ],
  ],
};
