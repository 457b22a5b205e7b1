const always = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()",
  "Cross-Origin-Opener-Policy": "same-origin",
  "X-Frame-Options": "DENY",
};

/** What every answer carries, on every host. Documents add their content security policy themselves. */
export function securityHeaders(isSecure: boolean): [name: string, value: string][] {
  const overTls: [string, string][] = [["Strict-Transport-Security", "max-age=31536000; includeSubDomains"]];
  return [...Object.entries(always), ...(isSecure ? overTls : [])];
}
