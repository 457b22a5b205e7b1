import type { demoLogins } from "./sign-in";

export type Visitor = "guest" | keyof typeof demoLogins;

/**
 * A page and who sees it. `:id` is taken from a link of that form on the page `from`, or on the one that such an entry leads to, to the
 * first page that has `having` in it.
 */
export type Entry = { name: string; path: string; visitor: Visitor; from?: string | Entry; having?: string };

const all = (visitor: Visitor, paths: string[]): Entry[] =>
  paths.map((path) => ({ name: nameOf(path), path, visitor }));

/** "/technician/requests/discount-price" → "technician-requests-discount-price"; "/" → "home". */
const nameOf = (path: string) =>
  path.replace(/^\//, "").replaceAll("/", "-").replace("-:id", "-one") || "home";

/** Every page of the product, once for each visitor who sees another page there. */
export const sitemap: Entry[] = [
  ...all("guest", ["/", "/about-platform", "/terms", "/privacy", "/howToUse", "/contact", "/search"]),
  ...all("guest", ["/services", "/services/all-services", "/technicians", "/technicians/ratings", "/users"]),
  ...all("guest", ["/all-requests", "/reviews", "/articles", "/questions", "/offers", "/complaints"]),
  ...all("guest", ["/login", "/register", "/register/selectType", "/RegisterCustomer", "/RegisterProvider"]),
  ...all("guest", ["/RegisterNow", "/technician/create-account", "/enter-phone-number"]),
  ...all("guest", [
    "/requests/add-request",
    "/requests/test",
    "/requests/test2",
    "/no-such-page",
    "/dev/outbox",
  ]),
  { name: "service", path: "/services/all-services/:id", visitor: "guest", from: "/services/all-services" },
  { name: "technician-profile", path: "/technicians/:id", visitor: "guest", from: "/technicians" },
  { name: "public-request", path: "/requests/:id", visitor: "customer", from: "/all-requests" },

  ...all("guest", ["/articles/one", "/questions/one", "/offers/one", "/admin/login", "/login/google"]),
  ...all("staff", ["/admin", "/admin/users", "/admin/verifications", "/admin/audit"]),
  ...all("staff", ["/admin/transfers", "/admin/payouts", "/admin/complaints", "/admin/reviews"]),
  ...all("staff", ["/admin/steps"]),
  {
    name: "admin-complaint",
    path: "/admin/complaints/:id",
    visitor: "staff",
    from: "/admin/complaints?tab=all",
  },
  { name: "admin-complaints-all", path: "/admin/complaints?tab=all", visitor: "staff" },
  { name: "admin-refunds", path: "/admin/transfers?tab=refunds", visitor: "staff" },
  { name: "admin-settlement", path: "/admin/payouts?tab=settlement", visitor: "staff" },
  { name: "admin-user", path: "/admin/users/:id", visitor: "staff", from: "/admin/users?q=provider@" },
  { name: "home-staff", path: "/", visitor: "staff" },
  ...all("unverified", ["/register/otp", "/register/provider-otp"]),
  { name: "complaints-inactive", path: "/complaints", visitor: "inactive" },
  { name: "complaint-inactive", path: "/complaints/:id", visitor: "inactive", from: "/complaints" },

  ...all("customer", ["/requests", "/payment", "/chat", "/notifications", "/profile", "/user-profile"]),
  ...all("customer", ["/services/requestProvider", "/register-profile", "/register/success"]),
  ...all("customer", ["/sign-out", "/change-password"]),
  { name: "notifications-provider", path: "/notifications", visitor: "provider" },
  { name: "home-customer", path: "/", visitor: "customer" },
  { name: "success-customer", path: "/register/provider/success", visitor: "customer" },
  { name: "add-request-customer", path: "/requests/add-request", visitor: "customer" },
  { name: "request", path: "/requests/:id", visitor: "customer", from: "/requests" },
  {
    ...{ name: "request-offers", path: "/requests/:id", visitor: "customer", from: "/requests?tab=open" },
    having: 'class="cmp',
  },
  ...(["awarding", "assigned", "completed", "closed"] as const).map(
    (tab): Entry => ({
      ...{ name: `request-${tab}`, path: "/requests/:id", visitor: "customer", from: `/requests?tab=${tab}` },
    }),
  ),
  {
    ...{ name: "checkout", path: "/payment?order=:id", visitor: "customer" },
    from: { name: "", path: "/requests/:id", visitor: "customer", from: "/requests?tab=awarding" },
  },
  { name: "invoice", path: "/payment/invoice/:id", visitor: "customer", from: "/payment" },
  { name: "request-edit", path: "/requests/:id/edit", visitor: "customer", from: "/requests" },
  { name: "request-cancel", path: "/requests/:id/cancel", visitor: "customer", from: "/requests" },
  {
    ...{ name: "request-dispute", path: "/requests/:id/dispute", visitor: "customer" },
    from: "/requests?tab=assigned",
  },
  { name: "complaints-customer", path: "/complaints", visitor: "customer" },
  { name: "complaint", path: "/complaints/:id", visitor: "customer", from: "/complaints" },
  { name: "complaint-kinds", path: "/complaints/new", visitor: "customer" },
  ...(["order", "conduct", "review", "payment", "other"] as const).map(
    (kind): Entry => ({
      ...{ name: `complaint-${kind}`, path: `/complaints/new?kind=${kind}`, visitor: "customer" },
    }),
  ),
  {
    ...{ name: "request-review", path: "/requests/:id/review", visitor: "customer" },
    from: "/requests?tab=completed",
  },
  { name: "review-report", path: "/reviews/:id/report", visitor: "customer", from: "/reviews" },
  { name: "request-invite", path: "/requests/:id/invite", visitor: "customer", from: "/requests" },

  ...all("provider", ["/technician", "/technician/requests", "/technician/requests/discount-price"]),
  ...all("provider", ["/technician/offers", "/technician/chat", "/technician/works", "/technician/articles"]),
  ...all("provider", [
    "/technician/questions",
    "/technician/reviews",
    "/technician/wallet",
    "/technician/wallet/statement",
    "/technician/payment",
  ]),
  ...all("provider", ["/technician/user-profile", "/register/technician/success"]),
  { name: "register-profile-provider", path: "/register-profile", visitor: "provider" },
  {
    name: "technician-request",
    path: "/technician/requests/:id",
    visitor: "provider",
    from: "/technician/requests",
  },
  {
    ...{ name: "technician-discount", path: "/technician/requests/:id", visitor: "provider" },
    from: "/technician/requests/discount-price",
  },
  {
    ...{ name: "technician-job", path: "/technician/requests/:id", visitor: "provider" },
    from: "/technician/requests?tab=to_start",
  },
  {
    ...{ name: "technician-invoice", path: "/payment/invoice/:id", visitor: "provider" },
    from: "/technician/wallet",
  },
  {
    ...{ name: "technician-job-done", path: "/technician/requests/:id", visitor: "provider" },
    ...{ from: "/technician/requests?tab=done", having: "/payment/invoice/" },
  },
  {
    ...{ name: "technician-dispute", path: "/technician/requests/:id/dispute", visitor: "provider" },
    from: "/technician/requests?tab=to_start",
  },
  {
    ...{ name: "technician-review", path: "/technician/requests/:id/review", visitor: "provider" },
    from: "/technician/reviews",
  },
];

/** The pages that show the kit show all of it: they keep no budget. */
export const isProduct = ({ path }: Entry): boolean => !path.startsWith("/requests/test");

export type Read = (path: string) => Promise<{ status: number; text: string }>;

/** The path of an entry in a language; its id is the first on the page `from` that opens, as the visitor who `read`s. */
export async function addressOf(entry: Entry, locale: "en" | "ar", read: Read): Promise<string> {
  const { path, from, having = "" } = entry;
  const prefixed = path === "/" ? `/${locale}` : `/${locale}${path}`;
  if (!from) return prefixed;
  const [start = "", end = ""] = path.split(":id");
  const list = await read(
    typeof from === "string" ? `/${locale}${from}` : await addressOf(from, locale, read),
  );
  const fixed = new Set(sitemap.map((entry) => entry.path));
  const links = list.text.matchAll(new RegExp(`href="/${locale}${start.replace("?", "\\?")}([\\w-]+)`, "g"));
  const ids = [...new Set([...links].map(([, id]) => id ?? ""))].filter((id) => !fixed.has(start + id));
  for (const id of ids) {
    const address = `/${locale}${start}${id}${end}`;
    const { status, text } = await read(address);
    if (status === 200 && text.includes(having)) return address;
  }
  throw new Error(`No ${path} opens from ${from}`);
}
