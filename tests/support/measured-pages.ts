/** Pages whose first view is measured: what the budget holds, and what the bench compares. */
export const publicPages = [
  "",
  "/services/all-services",
  "/technicians",
  "/all-requests",
  "/requests/add-request",
  "/login",
  "/RegisterProvider",
];

export const signedInPages = [
  { visitor: "customer", path: "/requests" },
  { visitor: "provider", path: "/technician" },
  { visitor: "provider", path: "/technician/requests" },
  { visitor: "provider", path: "/technician/user-profile" },
  { visitor: "provider", path: "/technician/wallet" },
  { visitor: "provider", path: "/technician/payment" },
] as const;
