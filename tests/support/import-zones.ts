/** Who stands where, and what may be named from there. The first zone that holds a file is its own. */
export type Zone = {
  zone: string;
  files: RegExp;
  /** Paths of the project, besides the file's own zone. */
  may: RegExp[];
  /** Paths of which only types may be named. */
  mayType?: RegExp[];
  packages: RegExp;
};

const web = /^app\/web\//;
/** What carries every page; the rooms beside it are one area's pages each. */
const webOfAll = /^app\/web\/([^/]+|(calls|forms|lists|session)\/[^/]+)$/;
const i18n = /^app\/i18n\//;
const contract = /^app\/contract\//;
const env = /^app\/env\.server$/;
const kit = /^app\/components\/ui\//;
/** Client-only behaviours: like the kit, they know nothing of the product. */
const live = /^app\/components\/live\//;
const asset = /\.(css|svg|woff2|json)$/;
const plumbing = /^app\/api\/[^/]+$/;
/** What every area writes into: who did what, what follows when, what people are told. */
const record = /^app\/api\/record\//;
const lifeCycle = /^app\/api\/record\/life-cycle$/;
/** Search in two languages, and "what happens next": capabilities of several areas. */
const shared = /^app\/api\/(masking|search|next-step)\//;
/** How an area's records are shown, also by other areas. */
const view = /^app\/api\/[^/]+\/[\w-]*view$/;
/** Names of sets of states, which rules, queries and indices share. */
const states = /^app\/api\/db\/states$/;
/** What money is worth and how it is booked: the sums that every area of money works out. */
const books = /^app\/api\/ledger\/[\w-]*rules$|^app\/api\/db\/ledger-kinds$/;
/** When whoever comes to a job is late: what is counted of it, and drawn of it in the demonstration, goes by the same. */
const visits = /^app\/api\/orders\/visit-rules$/;
/** What an area does by itself from time to time. */
const sweeps = /^app\/api\/[^/]+\/sweeps$/;
/** Steps of a record's life with all that follows from them: other areas' records move along in the same transaction. */
const moves = /^app\/api\/[^/]+\/[\w-]*moves$/;
/** How accounts at banks are read, checked and masked, whoever names one and for what. */
const bankAccounts = /^app\/api\/bank-accounts\//;
const db = /^app\/api\/db\//;
const outside = /^app\/api\/outside\//;
const face = /^(react|react-dom|@remix-run\/(react|node)|remix-utils|react-toastify|turbo-stream)(\/|$)/;
const store = /^app\/api\/[^/]+\/[\w-]*store$/;
const rules = /^app\/api\/[^/]+\/[\w-]*(rules|facts)$/;
const time = /^app\/api\/time\//;
const files = /^app\/api\/files\/bytes$/;
/** What an operation may name besides its own area. */
const operations = [
  store,
  moves,
  view,
  books,
  visits,
  bankAccounts,
  record,
  time,
  shared,
  plumbing,
  db,
  outside,
  contract,
  i18n,
];
const none = /^$/;
const server =
  /^(@node-rs|@electric-sql|drizzle-orm|hono|@hono|otpauth|pino|postgres|proper-lockfile|pusher$|sharp|stripe|zod|node:)/;

/** The first that holds a file is its own. */
export const zones: Zone[] = [
  {
    zone: "routes",
    files: /^app\/(routes\/|root\.tsx)/,
    may: [/^app\/components\//, web, i18n, contract, asset],
    packages: face,
  },
  { zone: "the kit", files: kit, may: [kit, i18n, asset], packages: face },
  {
    // No other page opens to it: what is owed to it is drawn there.
    zone: "the page of a closed account",
    files: /^app\/components\/complaints\/closed-account\.tsx$/,
    may: [kit, live, i18n, asset, /^app\/components\/(payments|wallet)\//],
    packages: face,
  },
  {
    zone: "components",
    files: /^app\/components\//,
    may: [kit, live, i18n, asset],
    mayType: [contract],
    packages: face,
  },
  {
    zone: "web",
    files: webOfAll,
    may: [webOfAll, contract, i18n, env],
    packages: /^(@remix-run\/|remix-|react$|zod$)/,
  },
  {
    zone: "pages of an area",
    files: web,
    may: [web, contract, i18n, env],
    packages: /^(@remix-run\/|zod$|uqr$|bowser$)/,
  },
  { zone: "contract", files: contract, may: [contract], packages: /^zod$/ },
  {
    zone: "i18n",
    files: i18n,
    may: [i18n, asset],
    packages: /^(react$|@remix-run\/|remix-i18next\/|libphonenumber-js)/,
  },
  {
    zone: "env",
    files: /^app\/env(-push)?\.server\.ts$/,
    may: [/^app\/env-push\.server$/],
    packages: /^zod$/,
  },
  {
    zone: "entry",
    files: /^app\/(entry|document)\./,
    may: [web, i18n, contract, env, /^app\/components\//, /^app\/document\.server$/],
    packages: /^(react|@remix-run\/|remix-i18next)/,
  },
  {
    zone: "rules",
    files: /^app\/api\/[^/]+\/[\w-]*rules/,
    may: [lifeCycle, states, books],
    mayType: [contract],
    packages: none,
  },
  {
    zone: "stores",
    files: /^app\/api\/(?!db\/|outside\/)[^/]+\/[\w-]*store/,
    may: [db],
    mayType: [contract, plumbing, record],
    packages: /^drizzle-orm/,
  },
  {
    zone: "database and outside",
    files: /^app\/api\/(db|outside)\//,
    may: [plumbing, books, visits, db, outside, record, shared, contract, i18n, env],
    packages: server,
  },
  {
    // A guest's draft is a request without an owner.
    zone: "drafts",
    files: /^app\/api\/drafts\//,
    may: [...operations, /^app\/api\/requests\/(fields|invitee)$/],
    packages: none,
  },
  {
    zone: "what areas share",
    files: /^app\/api\/(http|masking|next-step|record|search|time)\//,
    may: [plumbing, record, store, moves, rules, db, contract, i18n],
    packages: server,
  },
  {
    zone: "background work",
    files: /^app\/api\/background\//,
    may: [plumbing, time, store, moves, sweeps, files, outside, db],
    packages: server,
  },
  {
    zone: "views",
    files: /^app\/api\/[^/]+\/[\w-]*view\.ts$/,
    may: [...operations, rules],
    packages: none,
  },
  {
    zone: "realtime",
    files: /^app\/api\/realtime\/(?!operations)/,
    may: [plumbing, outside, /^app\/api\/http\/body$/],
    packages: /^(ws$|node:)/,
  },
  { zone: "operations", files: /^app\/api\/[^/]+\//, may: operations, packages: none },
  {
    zone: "the API",
    files: /^app\/api\/[^/]+$/,
    may: [
      plumbing,
      /^app\/api\/[^/]+\/operations$/,
      /^app\/api\/(http|background)\//,
      /^app\/api\/realtime\/server$/,
      store,
      outside,
      db,
      contract,
      i18n,
      env,
    ],
    packages: server,
  },
  {
    zone: "routes.ts",
    files: /^app\/routes\.ts$|^app\/[\w-]+\.d\.ts$/,
    may: [],
    packages: /^(@remix-run\/|react-dom)/,
  },
];
