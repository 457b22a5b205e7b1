import { z } from "zod";
import { endpoint, instant, nothing } from "./endpoint";

const link = z.object({ label: z.string(), path: z.string() });

/** Logos and links of the operator: footer and contact page. */
export const siteInfo = z.object({
  brand: z.string(),
  slogan: z.string(),
  phones: z.array(z.string()),
  email: z.string(),
  address: z.string(),
  social: z.array(z.object({ network: z.string(), url: z.string() })),
  logos: z.object({ mark: z.string(), social_image: z.string() }),
  links: z.array(z.object({ title: z.string(), links: z.array(link) })),
  legal: z.array(link),
});
export type SiteInfo = z.infer<typeof siteInfo>;

/** A section of the home page: order and texts come from the API, the drawing from the section's kind. */
export const homeSection = z.object({
  kind: z.enum([
    "hero",
    "catalogue",
    "how_it_works",
    "open_requests",
    "technicians",
    "reviews",
    "articles",
    "provider_call",
  ]),
  title: z.string(),
  text: z.string(),
  /** Steps of "how it works"; empty elsewhere. */
  items: z.array(z.object({ title: z.string(), text: z.string() })),
  action: link.nullable(),
});
export type HomeSection = z.infer<typeof homeSection>;

export const siteContract = {
  info: endpoint({
    method: "GET",
    path: "/getInfo",
    access: "guest",
    summary: "Logos and links",
    input: nothing,
    output: siteInfo,
    cacheSeconds: 300,
    staleSeconds: 3000,
  }),
  home: endpoint({
    method: "GET",
    path: "/structures/home",
    access: "guest",
    summary: "Sections of the home page, in order",
    input: nothing,
    output: z.object({ sections: z.array(homeSection) }),
    cacheSeconds: 300,
    staleSeconds: 3000,
  }),
  mobileLinks: endpoint({
    method: "GET",
    path: "/structures/mobile_link",
    access: "guest",
    summary: "Links to the mobile apps",
    input: nothing,
    output: z.object({
      mobile: z.array(
        z.object({
          store: z.enum(["app_store", "google_play", "app_gallery"]),
          label: z.string(),
          url: z.string(),
        }),
      ),
    }),
    cacheSeconds: 300,
    staleSeconds: 3000,
  }),
  outbox: endpoint({
    method: "GET",
    path: "/dev/outbox",
    access: "guest",
    summary: "Demo mode only: every e-mail and SMS, newest first",
    input: z.object({ to: z.string().max(254).optional() }),
    output: z.object({
      messages: z.array(
        z.object({
          id: z.string(),
          channel: z.enum(["sms", "email"]),
          to: z.string(),
          locale: z.enum(["en", "ar"]),
          subject: z.string().nullable(),
          text: z.string(),
          sent_at: instant,
        }),
      ),
    }),
  }),
};
