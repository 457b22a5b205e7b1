import { expect, it } from "vitest";
import { contract } from "~/contract/contract";
import type { Endpoint } from "~/contract/endpoint";

/**
 * All that whoever's account is closed may still call, by what of `/complaints` it is for (rulings 10): the appeal and the disputes of own
 * jobs, their evidence, what is owed to them, their data, and the way out.
 */
const doors = [
  ...["choices", "file", "mine", "get", "messages", "write", "withdraw"].map((name) => `complaints.${name}`),
  ...["figures", "propose", "accept", "handOver", "acceptDecision", "appeal"].map(
    (name) => `complaints.${name}`,
  ),
  ...["files.upload", "files.remove", "files.read"],
  ...["payouts.methods", "payouts.addMethod", "payouts.request", "payouts.cancel", "payouts.mine"],
  ...["wallet.balances", "payments.refunding", "payments.nameAccount"],
  ...["profile.details", "profile.export", "auth.signOut"],
];

it("Nothing is open to whoever's account is closed but what the one page that is left to them is for", () => {
  const open = Object.entries(contract).flatMap(([area, all]) =>
    Object.entries(all as Record<string, Endpoint>).flatMap(([name, { inactive }]) =>
      inactive ? [`${area}.${name}`] : [],
    ),
  );
  expect(open.toSorted()).toEqual(doors.toSorted());
});
