/** How far a job has come: a thing that a page shows is there from one of these on. */
export const stages = ["draft", "open", "unpaid", "paid", "done"] as const;
export type Stage = (typeof stages)[number];

/** A page whose address names a thing of somebody's, by the file of its route. */
type PrivatePage = {
  route: string;
  /** `{thing}` stands for the thing's id. */
  path: string;
  /** When it is there for its side. */
  at: Stage;
  side: "customer" | "provider";
  /** Whom the page leads to an own one, whatever id it names. */
  turnsAway?: "customer" | "provider";
  /** Others may see what is public of it (ruling 28). */
  isPublicInPart?: true;
};

const forCustomers = { side: "customer", turnsAway: "provider" } as const;
const forProviders = { side: "provider", turnsAway: "customer" } as const;
const forBoth = { side: "customer" } as const;

export const privatePages: PrivatePage[] = [
  {
    route: "requests.add-request",
    path: "/requests/add-request?draft={request}",
    at: "draft",
    ...forCustomers,
  },
  { route: "requests.$id._index", path: "/requests/{request}", at: "draft", ...forCustomers },
  ...(["edit", "invite"] as const).map(
    (name): PrivatePage => ({
      ...{ route: `requests.$id.${name}`, path: `/requests/{request}/${name}`, at: "open", ...forCustomers },
    }),
  ),
  {
    ...{ route: "requests.$id.accept", path: "/requests/{request}/accept?offer={offer}", at: "open" },
    ...forCustomers,
  },
  { route: "payment._index", path: "/payment?order={order}", at: "unpaid", ...forCustomers },
  { route: "payment.go", path: "/payment/go?payment={payment}", at: "unpaid", ...forCustomers },
  ...(["cancel", "dispute", "job[.]ics"] as const).map(
    (name): PrivatePage => ({
      ...{ route: `requests.$id.${name}`, at: "paid", ...forCustomers },
      path: `/requests/{request}/${name.replace("[.]", ".")}`,
    }),
  ),
  ...(["dispute", "job[.]ics"] as const).map(
    (name): PrivatePage => ({
      ...{ route: `technician.requests.$id_.${name}`, at: "paid", ...forProviders },
      path: `/technician/requests/{request}/${name.replace("[.]", ".")}`,
    }),
  ),
  {
    ...{ route: "requests.$id._index", path: "/requests/{request}", at: "paid", isPublicInPart: true },
    ...forCustomers,
  },
  {
    ...{ route: "technician.requests.$id", path: "/technician/requests/{request}", at: "paid" },
    ...{ isPublicInPart: true, ...forProviders },
  },
  { route: "requests.$id.review", path: "/requests/{request}/review", at: "done", ...forCustomers },
  {
    ...{ route: "technician.requests.$id_.review", path: "/technician/requests/{request}/review" },
    ...{ at: "done", ...forProviders },
  },
  { route: "payment.invoice.$id", path: "/payment/invoice/{invoice}", at: "done", ...forBoth },
  { route: "complaints.$id", path: "/complaints/{complaint}", at: "done", ...forBoth },
];

/** Routes with an id in their path that show nothing of one person's alone, or are told of elsewhere; and why. */
export const otherPages: Record<string, string> = {
  "articles.$id": "public",
  "questions.$id": "public",
  "offers.$id": "public",
  "services.all-services.$id": "the catalogue is public",
  "services.facts.$id": "the catalogue is public",
  "technicians.$id": "the directory is public",
  "reviews.$id.report":
    "what can be reported is published; a sealed review is not there, as tests/api/access-strangers tells",
  "complaints.$id_.figures": "of disputes alone: tests/e2e/complaints asks for it as strangers of both kinds",
  "sandbox.pay.$id": "whoever has a session's address may pay in it, as at any gateway",
  "files.$id": "tests/api/files-access",
  "admin.complaints.$id": "the staff's, all of whom may see all",
  "admin.payouts.$id.csv": "the staff's",
  "admin.users.$id": "the staff's",
};

/**
 * Names under which an address names a thing beside its path, or the file that works them out: the route above, or why not. No address
 * names a line of a ledger; what cursors and filters bring is told by tests/api/wallet-others.
 */
export const namedInAddresses: Record<string, string> = {
  draft: "requests.add-request",
  offer: "requests.$id.accept",
  order: "payment._index",
  payment: "payment.go",
  provider: "technicians are public",
  service: "the catalogue is public",
  batch: "the staff's",
  payout: "it opens a row of the reader's own list, or none",
  "app/web/complaints/filing.server.ts": "it is chosen among the reader's own, or it is not",
};
