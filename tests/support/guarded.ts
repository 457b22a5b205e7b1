import type { Visitor } from "./sitemap";

/** The specification's guards; each names the visitor whom it turns away. */
type Guard = "auth" | "no-auth" | "customer" | "provider" | "no-staff";

/** Where visitors are led; whoever is not named is let in. */
type Leads = Partial<Record<Visitor, string>>;

/** A page: where it leads whoever opens it, and whoever sends its form, if it takes one. */
type Guarded = { path: string; read: Leads; sent: Leads | null };

/** Nobody's. */
export const noId = "0123456789abcdef";
const noRequest = `/requests/${noId}`;
const noUser = `/admin/users/${noId}`;
const noCheckout = `/payment?order=${noId}`;
const noInvoice = `/payment/invoice/${noId}`;
const noJob = `/technician/requests/${noId}`;
const noComplaint = `/complaints/${noId}`;
const noFigures = `${noComplaint}/figures?kept=1`;
const noStaffComplaint = `/admin/complaints/${noId}`;

/** Every page by the guards that stand before it. */
const pages: { guards: Guard[]; paths: string[] }[] = [
  {
    guards: [],
    paths: [
      ...["/", "/about-platform", "/terms", "/privacy", "/howToUse", "/contact", "/search", "/services"],
      ...["/services/all-services", `/services/all-services/${noId}`, `/services/facts/${noId}`],
      ...["/services/requestProvider", "/technicians", `/technicians/${noId}`, "/technicians/ratings"],
      ...["/users", "/all-requests", "/reviews", "/articles", "/articles/one", "/questions"],
      ...["/questions/one", "/offers", "/offers/one", "/complaints", "/sign-out"],
      ...["/login/google/callback", "/enter-phone-number", "/otp", "/change-password", "/register/otp"],
      ...["/register/provider-otp", "/register/success", "/register/provider/success"],
      ...["/register/technician/success", noRequest, "/requests/test", "/requests/test2"],
      ...["/no-such-page", "/dev/outbox", `/sandbox/pay/${noId}`],
    ],
  },
  {
    guards: ["auth"],
    paths: [
      ...["/login", "/login/google", "/register", "/register/selectType", "/RegisterNow"],
      ...["/RegisterCustomer", "/RegisterProvider", "/technician/create-account", "/admin/login"],
    ],
  },
  {
    guards: ["no-staff"],
    paths: [
      ...["/admin", "/admin/users", noUser, "/admin/verifications", "/admin/audit"],
      ...["/admin/transfers", "/admin/payouts", `/admin/payouts/${noId}/csv`],
      ...["/admin/complaints", noStaffComplaint, "/admin/reviews", "/admin/steps"],
    ],
  },
  {
    guards: ["no-auth"],
    paths: [
      ...["/register-profile", "/profile", "/profile/export", "/user-profile", "/notifications", "/chat"],
      ...["/payment", noCheckout, noInvoice, `/reviews/${noId}/report`],
      ...["/complaints/new", "/complaints/export", noComplaint, noFigures],
    ],
  },
  { guards: ["provider"], paths: ["/requests/add-request"] },
  {
    guards: ["no-auth", "provider"],
    paths: [
      ...["/requests", `${noRequest}/accept`, `${noRequest}/cancel`, `${noRequest}/dispute`],
      ...[`${noRequest}/edit`, `${noRequest}/invite`, `${noRequest}/review`, `${noRequest}/job.ics`],
      `/payment/go?payment=${noId}`,
    ],
  },
  {
    guards: ["no-auth", "customer"],
    paths: [
      ...["/technician", "/technician/requests", noJob, "/technician/requests/discount-price"],
      ...["/technician/offers", "/technician/chat", "/technician/works", "/technician/articles"],
      ...["/technician/questions", "/technician/reviews", "/technician/payment", "/technician/wallet"],
      ...[
        "/technician/wallet/statement",
        "/technician/wallet/csv",
        "/technician/user-profile",
        "/technician/jobs.ics",
      ],
      ...[`${noJob}/review`, `${noJob}/dispute`, `${noJob}/job.ics`],
    ],
  },
];

const phone = "/enter-phone-number";

/** Of the same thing each side has a page of its own. */
const ownPages: Record<string, Leads> = {
  // Who asked for no code is asked for the phone; who is signed in may choose a password without.
  "/otp": { guest: phone, unverified: phone, customer: phone, provider: phone, staff: phone },
  "/change-password": { guest: phone, unverified: phone },
  "/chat": { provider: "/technician/chat" },
  "/payment": { provider: "/technician/payment", staff: "/admin/transfers" },
  [noCheckout]: { provider: "/technician/payment", staff: "/admin/transfers" },
  [noRequest]: { provider: noJob },
  "/complaints": { staff: "/admin/complaints" },
  // Whose appeal is under way is led to it.
  "/complaints/new": { staff: "/admin/complaints", inactive: noComplaint },
  [noComplaint]: { staff: noStaffComplaint },
  // Without an offer.
  [`${noRequest}/accept`]: { customer: noRequest },
};

const takeForms = [
  "/no-such-page",
  ...["/login", "/RegisterCustomer", "/RegisterProvider", "/technician/create-account", "/sign-out"],
  ...["/enter-phone-number", "/otp", "/change-password"],
  ...[
    "/profile",
    "/notifications",
    "/register-profile",
    "/register/otp",
    "/register/provider-otp",
    "/requests/add-request",
  ],
  ...[noRequest, `${noRequest}/accept`, `${noRequest}/cancel`, `${noRequest}/edit`],
  ...[`${noRequest}/invite`, "/technician", noJob, "/technician/user-profile"],
  ...["/technician/requests/discount-price", "/technician/reviews", `${noJob}/review`],
  ...[`${noRequest}/review`, `/reviews/${noId}/report`],
  ...["/admin/login", noUser, "/admin/verifications", "/admin/transfers", "/admin/payouts"],
  ...["/payment", noCheckout, `/sandbox/pay/${noId}`],
  ...["/technician/wallet", "/technician/payment", `${noRequest}/dispute`, `${noJob}/dispute`],
  ...["/complaints", "/complaints/new", noComplaint, noStaffComplaint, "/admin/reviews", "/admin/steps"],
];

/** What everybody may read, and only its owner, a customer, may change. */
const formGuards: Record<string, Guard[]> = {
  [noRequest]: ["no-auth", "provider"],
  ...{ "/payment": ["no-auth", "provider"], [noCheckout]: ["no-auth", "provider"] },
  "/complaints": ["no-auth"],
};

/** What is left to an account that is not active, and what belongs to the demonstration. */
const evenInactive = [
  ...["/complaints", "/complaints/new", "/complaints/export", noComplaint, noFigures],
  ...["/sign-out", "/dev/outbox"],
];

/** Where a guard leads whom it turns away; an account whose phone is not confirmed yet is a guest. */
function ledBy(guard: Guard, path: string): Leads {
  const area = path.startsWith("/admin") ? "/admin" : "";
  const login = `${area}/login?redirectTo=${encodeURIComponent(path)}`;
  if (guard === "auth") return { customer: "/", provider: "/technician", staff: "/admin" };
  if (guard === "no-staff")
    return { guest: login, unverified: login, customer: "/", provider: "/technician" };
  if (guard === "no-auth") return { guest: login, unverified: login };
  const side = guard === "customer" ? { customer: "/" } : { provider: "/technician" };
  return { ...side, staff: "/admin" };
}

function ledByAll(guards: Guard[], path: string): Leads {
  const inactive: Leads = evenInactive.includes(path) ? {} : { inactive: "/complaints" };
  return Object.assign(inactive, ...guards.map((guard) => ledBy(guard, path)));
}

/** Every page there is. */
export const guarded: Guarded[] = pages.flatMap(({ guards, paths }) =>
  paths.map((path) => ({
    path,
    read: { ...ledByAll(guards, path), ...ownPages[path] },
    sent: takeForms.includes(path) ? ledByAll(formGuards[path] ?? guards, path) : null,
  })),
);
