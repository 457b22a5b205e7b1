import type { Locale } from "~/i18n/locale";
import type { Bilingual } from "../../columns";

/** The demonstration's password, for every account of it. */
export const demoPassword = "Usta-demo-2026";

export type DemoCustomer = {
  email: string;
  phone: string;
  name: Bilingual;
  locale: Locale;
  home: { city: string; district: string };
  isVerified: boolean;
  /** Why staff closed the account; null while it is active. */
  inactiveReason: string | null;
};

/** Accounts that the start prints (spec/api.md). Phones are fixed: tests and the outbox page name them. */
export const demoCustomers = {
  nadia: {
    email: "customer@usta.test",
    phone: "+201000000001",
    name: { en: "Nadia Samir", ar: "نادية سمير" },
    locale: "en",
    home: { city: "cairo", district: "cairo-maadi" },
    isVerified: true,
    inactiveReason: null,
  },
  omar: {
    email: "customer2@usta.test",
    phone: "+201000000002",
    name: { en: "Omar Hassan El Shafei", ar: "عمر حسن الشافعي" },
    locale: "ar",
    home: { city: "giza", district: "giza-dokki" },
    isVerified: true,
    inactiveReason: null,
  },
  unverified: {
    email: "unverified@usta.test",
    phone: "+201000000005",
    name: { en: "Laila Mansour", ar: "ليلى منصور" },
    locale: "en",
    home: { city: "cairo", district: "cairo-heliopolis" },
    isVerified: false,
    inactiveReason: null,
  },
  inactive: {
    email: "inactive@usta.test",
    phone: "+201000000006",
    name: { en: "Sherif Wahba", ar: "شريف وهبة" },
    locale: "ar",
    home: { city: "alexandria", district: "alexandria-smouha" },
    isVerified: true,
    inactiveReason:
      "أُوقف الحساب بعد ثلاث شكاوى من إلغاء المواعيد بعد وصول الفني. يمكن تقديم تظلُّم للنظر في القرار من جديد.",
  },
} as const satisfies Record<string, DemoCustomer>;

/** The first two technicians of the list. */
export const demoProviders = [
  { email: "provider@usta.test", phone: "+201000000003" },
  { email: "provider2@usta.test", phone: "+201000000004" },
] as const;

/** Who decides in the demonstration: two, for an appeal is decided by somebody else. */
export const demoStaff = {
  mariam: {
    email: "staff@usta.test",
    phone: "+201000000007",
    name: { en: "Mariam Adel", ar: "مريم عادل" },
    locale: "en",
    /** What an authenticator app is given: as public as the password. */
    totpSecret: "USTADEMOSTAFFUSTADEMOSTAFFUSTADE",
  },
  nahla: {
    email: "staff2@usta.test",
    phone: "+201000000008",
    name: { en: "Nahla Zaki", ar: "نهلة زكي" },
    locale: "ar",
    totpSecret: "USTADEMOSTAFFTWOUSTADEMOSTAFFTWO",
  },
} as const;

/** What the start prints; of staff also the secret for an authenticator app. */
export const demoAccounts = (): { role: string; email: string; password: string; totpSecret?: string }[] => [
  ...(
    [
      ["customer", "customer@usta.test"],
      ["customer", "customer2@usta.test"],
      ["technician", "provider@usta.test"],
      ["technician", "provider2@usta.test"],
      ["customer, not verified", "unverified@usta.test"],
      ["customer, not active", "inactive@usta.test"],
    ] as const
  ).map(([role, email]) => ({ role, email, password: demoPassword })),
  ...Object.values(demoStaff).map(({ email, totpSecret }) => ({
    ...{ role: "staff", email, password: demoPassword, totpSecret },
  })),
];
