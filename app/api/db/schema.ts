import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  customType,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  makePgArray,
  pgSequence,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { at, createdAt, minor } from "./column-kinds";
import type {
  AuditDetail,
  DayHours,
  NoticeParams,
  OutboxParams,
  RequestAnswers,
  ServiceQuestion,
} from "./columns";
import { complaints } from "./complaint-schema";
import { countingRules } from "./counted-jobs";
import { oneOf } from "./one-of";
import { notOver, over, reviewRuleNames, shownReview } from "./states";

// Limits that are settings are held by the transactions that count; checks hold only what no setting would allow.

/** Compared byte by byte, so that the index on it also finds words by their beginning in any database. */
const plainText = customType<{ data: string; driverData: string }>({ dataType: () => 'text collate "C"' });
const textArray = customType<{ data: string[]; driverData: string }>({
  dataType: () => "text[]",
  toDriver: makePgArray,
});

// ---------- people ----------

/** Letters that `fold` takes for others, then the marks that it leaves out. */
const spelt = {
  from: "أإآٱىؤئةáàâäéèêëíìîïóòôöúùûüçñ\u064B\u064C\u064D\u064E\u064F\u0650\u0651\u0652\u0640\u0670",
  as: "اااايويهaaaaeeeeiiiioooouuuucn",
};

/** What staff find an account by: name, phone and e-mail, spelt as `fold` does. Queries must use this very expression. */
export const searchedUser = (t: { name: AnyPgColumn; phone: AnyPgColumn; email: AnyPgColumn }) =>
  sql`(' ' || translate(lower(${t.name}), ${sql.raw(`'${spelt.from}', '${spelt.as}'`)}) || ' ' || ${t.phone} || ' ' || coalesce(${t.email}, ''))`;

export const users = pgTable(
  "users",
  {
    id: text("id").primaryKey(),
    type: text("type", { enum: ["customer", "provider", "staff"] }).notNull(),
    name: text("name").notNull(),
    /** E.164 */
    phone: text("phone").notNull(),
    email: text("email"),
    passwordHash: text("password_hash").notNull(),
    locale: text("locale", { enum: ["en", "ar"] }).notNull(),
    digits: text("digits", { enum: ["latn", "arab"] })
      .notNull()
      .default("latn"),
    cityId: text("city_id").references(() => cities.id),
    avatarId: text("avatar_id"),
    isVerified: boolean("is_verified").notNull().default(false),
    isCompleted: boolean("is_completed").notNull().default(false),
    isActive: boolean("is_active").notNull().default(true),
    inactiveReason: text("inactive_reason"),
    isListed: boolean("is_listed").notNull().default(true),
    termsVersion: integer("terms_version").notNull().default(1),
    seenAt: at("seen_at"),
    isDemo: boolean("is_demo").notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("users_verified_phone").on(t.phone).where(sql`${t.isVerified}`),
    uniqueIndex("users_verified_email").on(t.email).where(sql`${t.isVerified} and ${t.email} is not null`),
    uniqueIndex("users_pending_phone").on(t.phone).where(sql`not ${t.isVerified}`),
    index("users_recent").on(t.createdAt, t.id),
    index("users_staff").on(t.name, t.id).where(sql`${t.type} = 'staff'`),
    index("users_inactive").on(t.createdAt, t.id).where(sql`not ${t.isActive}`),
    index("users_search").using("gin", sql`${searchedUser(t)} gin_trgm_ops`),
    check("users_email_lower", sql`${t.email} = lower(${t.email})`),
    check("users_phone_e164", sql`${t.phone} ~ '^[+][1-9][0-9]{6,14}$'`),
  ],
);

export const tokens = pgTable(
  "tokens",
  {
    /** SHA-256 of the opaque token, hex. */
    hash: text("hash").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: ["access", "otp"] }).notNull(),
    device: text("device"),
    lastUsedAt: at("last_used_at").notNull().defaultNow(),
    createdAt: createdAt(),
  },
  (t) => [index("tokens_user").on(t.userId, t.kind), index("tokens_unused").on(t.lastUsedAt)],
);

export const codes = pgTable(
  "codes",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    purpose: text("purpose", { enum: ["sign_up", "reset", "phone", "email"] }).notNull(),
    phone: text("phone").notNull(),
    hash: text("hash").notNull(),
    tries: integer("tries").notNull().default(0),
    expiresAt: at("expires_at").notNull(),
    usedAt: at("used_at"),
    createdAt: createdAt(),
  },
  (t) => [
    index("codes_user").on(t.userId, t.purpose, t.createdAt),
    index("codes_phone").on(t.phone, t.createdAt),
    index("codes_over").on(t.expiresAt),
    check("codes_tries", sql`${t.tries} between 0 and 100`),
  ],
);

/** Passwords that somebody forgot: what a browser proves with that it asked, and the code that went to the phone. */
export const passwordResets = pgTable(
  "password_resets",
  {
    /** Digest of the proof. */
    id: text("id").primaryKey(),
    /** Nobody's where the phone is not known: the row is there all the same, and answers alike. */
    userId: text("user_id").references(() => users.id, { onDelete: "cascade" }),
    phone: text("phone").notNull(),
    hash: text("hash").notNull(),
    tries: integer("tries").notNull().default(0),
    expiresAt: at("expires_at").notNull(),
    verifiedAt: at("verified_at"),
    usedAt: at("used_at"),
    createdAt: createdAt(),
  },
  (t) => [
    index("password_resets_user").on(t.userId),
    index("password_resets_over").on(t.createdAt),
    check("password_resets_tries", sql`${t.tries} between 0 and 100`),
    check("password_resets_used", sql`${t.usedAt} is null or ${t.verifiedAt} is not null`),
  ],
);

/** The second factor with which staff sign in. */
export const staffFactors = pgTable("staff_factors", {
  userId: text("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** TOTP secret, sealed. */
  secret: text("secret").notNull(),
  /** The step of 30 seconds whose code was taken last: each is taken once. */
  lastStep: bigint("last_step", { mode: "number" }),
  createdAt: createdAt(),
});

// ---------- catalogue and places ----------

export const cities = pgTable("cities", {
  id: text("id").primaryKey(),
  nameEn: text("name_en").notNull(),
  nameAr: text("name_ar").notNull(),
  position: integer("position").notNull(),
  isActive: boolean("is_active").notNull().default(true),
});

export const districts = pgTable(
  "districts",
  {
    id: text("id").primaryKey(),
    cityId: text("city_id")
      .notNull()
      .references(() => cities.id),
    nameEn: text("name_en").notNull(),
    nameAr: text("name_ar").notNull(),
    position: integer("position").notNull(),
  },
  (t) => [
    unique("districts_city_id").on(t.cityId, t.id),
    index("districts_position").on(t.cityId, t.position),
  ],
);

export const serviceGroups = pgTable("service_groups", {
  id: text("id").primaryKey(),
  icon: text("icon").notNull(),
  nameEn: text("name_en").notNull(),
  nameAr: text("name_ar").notNull(),
  descriptionEn: text("description_en").notNull(),
  descriptionAr: text("description_ar").notNull(),
  position: integer("position").notNull(),
  isActive: boolean("is_active").notNull().default(true),
  /** Basis points of the price, VAT included: 1000 = 10 %. */
  commissionRate: integer("commission_rate").notNull().default(1000),
  commissionMinimum: minor("commission_minimum").notNull().default(0),
});

export const services = pgTable(
  "services",
  {
    id: text("id").primaryKey(),
    groupId: text("group_id")
      .notNull()
      .references(() => serviceGroups.id),
    icon: text("icon").notNull(),
    nameEn: text("name_en").notNull(),
    nameAr: text("name_ar").notNull(),
    descriptionEn: text("description_en").notNull(),
    descriptionAr: text("description_ar").notNull(),
    startingPrice: minor("starting_price").notNull(),
    priceFloor: minor("price_floor").notNull(),
    /** Minutes. */
    typicalDuration: integer("typical_duration").notNull(),
    questions: jsonb("questions").$type<ServiceQuestion[]>().notNull().default([]),
    words: textArray("words").notNull(),
    position: integer("position").notNull(),
    isActive: boolean("is_active").notNull().default(true),
    /** Kept by the transactions that change them. */
    providersCount: integer("providers_count").notNull().default(0),
    openRequestsCount: integer("open_requests_count").notNull().default(0),
    requestsCount: integer("requests_count").notNull().default(0),
    /** Published reviews of it, and the sum of all their scores, four a review. */
    reviewsCount: integer("reviews_count").notNull().default(0),
    scoresSum: integer("scores_sum").notNull().default(0),
    /** By which version of the rules these two were counted, as `provider_profiles.counted_as` says it of technicians. */
    countedAs: smallint("counted_as")
      .notNull()
      .default(0)
      .$defaultFn(() => countingRules),
  },
  (t) => [
    index("services_group").on(t.groupId, t.position),
    index("services_words").using("gin", t.words),
    check("services_counts", sql`${t.providersCount} >= 0 and ${t.openRequestsCount} >= 0`),
    check("services_reviews", sql`${t.reviewsCount} >= 0 and ${t.scoresSum} >= 0`),
  ],
);

// ---------- providers ----------

/** Median response in minutes; the unknown comes last. Queries must use this very expression. */
export const responseOrder = (t: { medianResponse: AnyPgColumn }) =>
  sql`coalesce(${t.medianResponse}, 1000000)`;

/** Ratings of the day's snapshot: lists page by them, so they change once a day. Queries must use this very expression. */
export const ratingOrder = (t: { rankedRating: AnyPgColumn; rating: AnyPgColumn }) =>
  sql`coalesce(${t.rankedRating}, ${t.rating})`;

/** Who has waited longest for a verification comes first. Queries must use this very expression. */
export const submittedOrder = (t: { submittedAt: AnyPgColumn; createdAt: AnyPgColumn }) =>
  sql`coalesce(${t.submittedAt}, ${t.createdAt})`;

export const providerProfiles = pgTable(
  "provider_profiles",
  {
    userId: text("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    headline: text("headline").notNull().default(""),
    bio: text("bio").notNull().default(""),
    years: integer("years").notNull().default(0),
    /** Seven entries, Sunday first; null is a closed day. */
    hours: jsonb("hours").$type<(DayHours | null)[]>().notNull().default([]),
    warrantyDays: integer("warranty_days").notNull().default(0),
    /** Of who is registered for VAT. */
    vatNumber: text("vat_number"),
    startingPrice: minor("starting_price"),
    isTakingJobs: boolean("is_taking_jobs").notNull().default(true),
    verification: text("verification", { enum: ["none", "submitted", "verified", "rejected"] })
      .notNull()
      .default("none"),
    verificationReason: text("verification_reason"),
    /** When the documents that wait, or were decided on, were handed in. */
    submittedAt: at("submitted_at"),
    /** Published reviews: how many of 1, 2, 3, 4 and 5 stars overall. */
    starCounts: jsonb("star_counts")
      .$type<[number, number, number, number, number]>()
      .notNull()
      .default([0, 0, 0, 0, 0]),
    reviewsCount: integer("reviews_count").notNull().default(0),
    punctualitySum: integer("punctuality_sum").notNull().default(0),
    qualitySum: integer("quality_sum").notNull().default(0),
    communicationSum: integer("communication_sum").notNull().default(0),
    honestySum: integer("honesty_sum").notNull().default(0),
    /** Mean of the four sums, 0 while there are no reviews. */
    rating: doublePrecision("rating").notNull().default(0),
    jobsDone: integer("jobs_done").notNull().default(0),
    ordersCount: integer("orders_count").notNull().default(0),
    onTimeCount: integer("on_time_count").notNull().default(0),
    offersCount: integer("offers_count").notNull().default(0),
    acceptedCount: integer("accepted_count").notNull().default(0),
    /** Answers by minutes taken: up to 5, 15, 30, 60, 120, 360, 1440, more. */
    responseCounts: jsonb("response_counts").$type<number[]>().notNull().default([0, 0, 0, 0, 0, 0, 0, 0]),
    medianResponse: integer("median_response"),
    /** Bayesian score of the day's snapshot: lists page by it, so it changes once a day. */
    rank: doublePrecision("rank").notNull().default(0),
    /** The rating as it was shown at that snapshot, 0 where none was; null before the first. */
    rankedRating: doublePrecision("ranked_rating"),
    /** The day of that snapshot. */
    rankedOn: date("ranked_on", { mode: "string" }).notNull().default("2000-01-01"),
    /** By which version of the rules these figures were counted: those of another are counted anew, and change with nothing until then. */
    countedAs: smallint("counted_as")
      .notNull()
      .default(0)
      .$defaultFn(() => countingRules),
    words: textArray("words").notNull(),
    /** Listed, verified by phone, completed and active: what the directory filters by. */
    isPublic: boolean("is_public").notNull().default(false),
    /** Mirrors users.seen_at so that "online now" filters without a join. */
    seenAt: at("seen_at"),
    createdAt: createdAt(),
  },
  (t) => [
    index("providers_rank").on(t.rank, t.userId).where(sql`${t.isPublic}`),
    index("providers_rating_order").on(ratingOrder(t), t.userId).where(sql`${t.isPublic}`),
    index("providers_jobs").on(t.jobsDone, t.userId).where(sql`${t.isPublic}`),
    index("providers_response").on(responseOrder(t), t.userId).where(sql`${t.isPublic}`),
    index("providers_words").using("gin", t.words),
    index("providers_seen").on(t.seenAt),
    index("providers_ranked").on(t.rankedOn, t.userId),
    index("providers_submitted").on(submittedOrder(t), t.userId).where(sql`${t.verification} = 'submitted'`),
    check(
      "providers_counts",
      sql`${t.reviewsCount} >= 0 and ${t.jobsDone} >= 0 and ${t.years} between 0 and 70`,
    ),
    check("providers_on_time", sql`${t.onTimeCount} between 0 and ${t.jobsDone}`),
  ],
);

export const providerServices = pgTable(
  "provider_services",
  {
    userId: text("user_id")
      .notNull()
      .references(() => providerProfiles.userId, { onDelete: "cascade" }),
    serviceId: text("service_id")
      .notNull()
      .references(() => services.id),
    fromPrice: minor("from_price"),
    /** The score of the day's snapshot among those who offer the service. */
    rank: doublePrecision("rank").notNull().default(0),
    /** The day of that snapshot. */
    rankedOn: date("ranked_on", { mode: "string" }).notNull().default("2000-01-01"),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.serviceId] }),
    index("provider_services_service").on(t.serviceId, t.userId),
    index("provider_services_rank").on(t.serviceId, t.rank, t.userId),
    index("provider_services_ranked").on(t.rankedOn, t.userId),
  ],
);

export const providerCities = pgTable(
  "provider_cities",
  {
    userId: text("user_id")
      .notNull()
      .references(() => providerProfiles.userId, { onDelete: "cascade" }),
    cityId: text("city_id")
      .notNull()
      .references(() => cities.id),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.cityId] }),
    index("provider_cities_city").on(t.cityId, t.userId),
  ],
);

// ---------- requests ----------

/** Numbers requests in the order in which they become public. */
export const requestPublications = pgSequence("request_publications");

type RequestTerms = Record<"words" | "serviceId" | "cityId" | "publicationNo", AnyPgColumn>;

/**
 * What search knows of a request, in one array and so in one index: its words, its service, its city, and the thousand in which
 * it was published. Queries must use this very expression.
 */
export const requestTerms = (t: RequestTerms) =>
  sql`(${t.words} || array['s:' || ${t.serviceId}, 'c:' || ${t.cityId}, 'n:' || (${t.publicationNo} / 1000)::text])`;

const isPublic = (t: Record<"status" | "visibility", AnyPgColumn>) =>
  sql`${t.status} = 'open' and ${t.visibility} = 'public'`;

export const requests = pgTable(
  "requests",
  {
    id: text("id").primaryKey(),
    /** Null while a guest's draft. */
    customerId: text("customer_id").references(() => users.id),
    /** SHA-256 of the guest's draft key, hex. */
    draftKeyHash: text("draft_key_hash"),
    status: text("status", {
      enum: ["draft", "open", "awarding", "assigned", "completed", "cancelled", "expired", "removed"],
    }).notNull(),
    visibility: text("visibility", { enum: ["public", "direct"] })
      .notNull()
      .default("public"),
    directProviderId: text("direct_provider_id").references(() => users.id),
    /** The direct technician's refusal, or 24 h of silence, lets the customer open the request to all. */
    directDeclinedAt: at("direct_declined_at"),
    serviceId: text("service_id").references(() => services.id),
    title: text("title").notNull().default(""),
    description: text("description").notNull().default(""),
    answers: jsonb("answers").$type<RequestAnswers>().notNull().default({}),
    currency: text("currency").notNull(),
    budgetMin: minor("budget_min"),
    budgetMax: minor("budget_max"),
    timing: text("timing", { enum: ["asap", "date", "flexible"] })
      .notNull()
      .default("flexible"),
    preferredDate: date("preferred_date", { mode: "string" }),
    timeWindow: text("time_window", { enum: ["morning", "afternoon", "evening", "any"] })
      .notNull()
      .default("any"),
    isUrgent: boolean("is_urgent").notNull().default(false),
    cityId: text("city_id").references(() => cities.id),
    districtId: text("district_id"),
    address: text("address").notNull().default(""),
    /** Raised by every material change; an offer is stale when it was made for an earlier one. */
    version: integer("version").notNull().default(1),
    /** All offers ever sent that the customer may see. */
    offersCount: integer("offers_count").notNull().default(0),
    /** Live offers shown to the customer (pending, discount_requested, stale, on_hold). */
    liveOffersCount: integer("live_offers_count").notNull().default(0),
    isClosedToOffers: boolean("is_closed_to_offers").notNull().default(false),
    /** False while the account of its customer is closed: nobody else finds it, and it takes no offers. */
    isOwnerActive: boolean("is_owner_active").notNull().default(true),
    /** A guest pressed "publish": the claim publishes it once the account is verified. */
    wantsPublish: boolean("wants_publish").notNull().default(false),
    publishedAt: at("published_at"),
    /** Search looks at the newest thousands first; see `requests_terms`. */
    publicationNo: bigint("publication_no", { mode: "number" })
      .notNull()
      .default(sql`nextval('request_publications')`),
    expiresAt: at("expires_at"),
    closedReason: text("closed_reason"),
    words: textArray("words").notNull(),
    photosCount: integer("photos_count").notNull().default(0),
    createdAt: createdAt(),
    updatedAt: at("updated_at").notNull().defaultNow(),
  },
  (t) => [
    foreignKey({ columns: [t.cityId, t.districtId], foreignColumns: [districts.cityId, districts.id] }),
    index("requests_open").on(t.publishedAt, t.id).where(isPublic(t)),
    index("requests_open_service").on(t.serviceId, t.publishedAt, t.id).where(isPublic(t)),
    index("requests_open_city").on(t.cityId, t.publishedAt, t.id).where(isPublic(t)),
    index("requests_open_service_city").on(t.serviceId, t.cityId, t.publishedAt, t.id).where(isPublic(t)),
    index("requests_open_without_offers")
      .on(t.publishedAt, t.id)
      .where(sql`${isPublic(t)} and ${t.liveOffersCount} = 0`),
    // Over all requests: of a partial index's expressions the planner keeps no statistics, and must know a rare budget.
    index("requests_budget").using("gist", sql`int4range(${t.budgetMin}, ${t.budgetMax}, '[]')`),
    index("requests_priced")
      .on(t.serviceId, t.publishedAt)
      .where(sql`${t.status} in ('assigned', 'completed')`),
    index("requests_terms").using("gin", requestTerms(t)).with({ fastupdate: false }).where(isPublic(t)),
    index("requests_customer").on(t.customerId, t.status, t.updatedAt, t.id),
    index("requests_direct").on(t.directProviderId, t.status, t.publishedAt, t.id),
    uniqueIndex("requests_draft_key").on(t.draftKeyHash),
    index("requests_unclaimed").on(t.createdAt).where(sql`${t.customerId} is null`),
    check(
      "requests_owner",
      sql`${t.customerId} is not null or (${t.status} = 'draft' and ${t.draftKeyHash} is not null)`,
    ),
    check(
      "requests_complete",
      sql`${t.status} = 'draft' or (${t.serviceId} is not null and ${t.cityId} is not null and ${t.districtId} is not null and ${t.title} <> '' and ${t.publishedAt} is not null)`,
    ),
    check(
      "requests_budget",
      sql`${t.budgetMin} is null or ${t.budgetMax} is null or ${t.budgetMin} <= ${t.budgetMax}`,
    ),
    check("requests_direct_provider", sql`${t.visibility} = 'public' or ${t.directProviderId} is not null`),
    check("requests_live_offers", sql`${t.liveOffersCount} between 0 and 1000`),
    check("requests_photos", sql`${t.photosCount} between 0 and 100`),
  ],
);

/** Providers who lost an order of this request and may not offer on it again. */
export const requestExclusions = pgTable(
  "request_exclusions",
  {
    requestId: text("request_id")
      .notNull()
      .references(() => requests.id, { onDelete: "cascade" }),
    providerId: text("provider_id")
      .notNull()
      .references(() => users.id),
  },
  (t) => [primaryKey({ columns: [t.requestId, t.providerId] })],
);

export const files = pgTable(
  "files",
  {
    id: text("id").primaryKey(),
    ownerId: text("owner_id").references(() => users.id),
    requestId: text("request_id").references(() => requests.id, { onDelete: "cascade" }),
    /** The order whose review shows the photo. */
    orderId: text("order_id").references((): AnyPgColumn => orders.id),
    purpose: text("purpose", {
      enum: [
        ...["request_photo", "review_photo", "avatar", "document"],
        ...["delivery_photo", "proposal_photo", "transfer_proof", "complaint_file"],
      ] as const,
    }).notNull(),
    /** The order, proposal, payment, complaint or message that it belongs to, by its purpose. */
    subjectId: text("subject_id"),
    mime: text("mime").notNull(),
    width: integer("width").notNull(),
    height: integer("height").notNull(),
    /** Bytes of the largest size. */
    bytes: integer("bytes").notNull(),
    position: integer("position").notNull().default(0),
    /** Null until something refers to the file; the sweeper removes those after 24 h. */
    attachedAt: at("attached_at"),
    createdAt: createdAt(),
  },
  (t) => [
    index("files_request").on(t.requestId, t.position),
    index("files_order").on(t.orderId, t.position).where(sql`${t.orderId} is not null`),
    index("files_owner").on(t.ownerId),
    index("files_subject").on(t.subjectId, t.position).where(sql`${t.subjectId} is not null`),
    index("files_unattached").on(t.createdAt).where(sql`${t.attachedAt} is null`),
  ],
);

// ---------- offers and orders ----------

export const offers = pgTable(
  "offers",
  {
    id: text("id").primaryKey(),
    requestId: text("request_id")
      .notNull()
      .references(() => requests.id),
    providerId: text("provider_id")
      .notNull()
      .references(() => users.id),
    kind: text("kind", { enum: ["fixed", "inspection"] }).notNull(),
    status: text("status", {
      enum: [
        "queued",
        "pending",
        "discount_requested",
        "stale",
        "on_hold",
        "accepted",
        "not_selected",
        "withdrawn",
        "declined",
        "expired",
      ],
    }).notNull(),
    /** What `on_hold` returns to. */
    heldStatus: text("held_status", { enum: ["pending", "discount_requested", "stale", "queued"] }),
    currency: text("currency").notNull(),
    price: minor("price").notNull(),
    visitFee: minor("visit_fee").notNull().default(0),
    /** The price that the customer asks for, while `discount_requested`. */
    askedPrice: minor("asked_price"),
    /** Discounts asked so far. */
    asks: integer("asks").notNull().default(0),
    round: integer("round").notNull().default(1),
    includesMaterials: boolean("includes_materials").notNull().default(false),
    startsAt: at("starts_at").notNull(),
    /** The technician comes within so many minutes from the start; 0: at that time. */
    arrivalMinutes: integer("arrival_minutes").notNull().default(0),
    /** Minutes. */
    duration: integer("duration").notNull(),
    warrantyDays: integer("warranty_days").notNull().default(0),
    included: text("included").notNull().default(""),
    message: text("message").notNull().default(""),
    requestVersion: integer("request_version").notNull(),
    validUntil: at("valid_until").notNull(),
    /** Since when the customer sees it; null while it has only been queued. */
    shownAt: at("shown_at"),
    createdAt: createdAt(),
    updatedAt: at("updated_at").notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex("offers_one_live").on(t.requestId, t.providerId).where(oneOf(t.status, notOver)),
    index("offers_request").on(t.requestId, t.status, t.createdAt),
    index("offers_provider").on(t.providerId, t.status, t.createdAt, t.id),
    index("offers_provider_closed").on(t.providerId, t.createdAt, t.id).where(oneOf(t.status, over)),
    check("offers_price", sql`${t.price} > 0 and ${t.visitFee} >= 0`),
    check("offers_arrival", sql`${t.arrivalMinutes} between 0 and 1440`),
    check("offers_asks", sql`${t.asks} between 0 and 100`),
    check("offers_asked", sql`(${t.status} = 'discount_requested') <= (${t.askedPrice} is not null)`),
    check("offers_held", sql`(${t.status} = 'on_hold') = (${t.heldStatus} is not null)`),
  ],
);

/** Every price that either side named, in order; never changed. */
export const offerRounds = pgTable(
  "offer_rounds",
  {
    offerId: text("offer_id")
      .notNull()
      .references(() => offers.id, { onDelete: "cascade" }),
    position: integer("position").notNull(),
    by: text("by", { enum: ["customer", "provider"] }).notNull(),
    kind: text("kind", {
      enum: ["sent", "revised", "asked", "accepted", "countered", "declined", "taken_back"],
    }).notNull(),
    price: minor("price").notNull(),
    note: text("note").notNull().default(""),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.offerId, t.position] })],
);

export const orders = pgTable(
  "orders",
  {
    id: text("id").primaryKey(),
    requestId: text("request_id")
      .notNull()
      .references(() => requests.id),
    offerId: text("offer_id")
      .notNull()
      .references(() => offers.id),
    customerId: text("customer_id")
      .notNull()
      .references(() => users.id),
    providerId: text("provider_id")
      .notNull()
      .references(() => users.id),
    status: text("status", {
      enum: ["awaiting_payment", "paid", "in_progress", "delivered", "completed", "cancelled", "disputed"],
    }).notNull(),
    currency: text("currency").notNull(),
    price: minor("price").notNull(),
    visitFee: minor("visit_fee").notNull().default(0),
    round: integer("round").notNull(),
    startsAt: at("starts_at").notNull(),
    /** The technician comes within so many minutes from the start; 0: at that time. */
    arrivalMinutes: integer("arrival_minutes").notNull().default(0),
    duration: integer("duration").notNull(),
    warrantyDays: integer("warranty_days").notNull().default(0),
    /** Rates of the moment of acceptance: basis points and minor units. */
    commissionRate: integer("commission_rate").notNull(),
    commissionMinimum: minor("commission_minimum").notNull(),
    vatRate: integer("vat_rate").notNull(),
    /** What a job of its service cost at least then: minor units. Null where a server of an earlier version made it; a sweep fills it. */
    priceFloor: minor("price_floor"),
    isProviderRegistered: boolean("is_provider_registered").notNull().default(false),
    /** The number under which the technician was registered then. */
    providerVatNumber: text("provider_vat_number"),
    /** The platform owes the VAT on the price, as the deemed supplier. */
    isPlatformSupplier: boolean("is_platform_supplier").notNull().default(false),
    cancelledBy: text("cancelled_by", {
      enum: ["customer", "provider", "both", "time", "staff", "gateway"],
    }),
    cancelledReason: text("cancelled_reason"),
    /** Until when it awaits its payment: until when it can be paid, and where a word on a payment is awaited, until when for that. */
    paymentDueAt: at("payment_due_at").notNull(),
    /** Until when it could be paid, of an order that waits longer for the word on a payment; null of every other. */
    payableUntil: at("payable_until"),
    /** Four figures that the customer's page shows, and that the technician types in on arrival; from the payment on. */
    arrivalCode: text("arrival_code"),
    arrivalTries: integer("arrival_tries").notNull().default(0),
    paidAt: at("paid_at"),
    startedAt: at("started_at"),
    deliveredAt: at("delivered_at"),
    deliveryNote: text("delivery_note").notNull().default(""),
    /** How often the customer has asked for changes. */
    changesAsked: integer("changes_asked").notNull().default(0),
    /** Silence approves at this moment; the customer's one pause puts it off. */
    confirmsAt: at("confirms_at"),
    pausedAt: at("paused_at"),
    pauseReason: text("pause_reason"),
    /** What a dispute returns to. */
    disputedFrom: text("disputed_from", { enum: ["paid", "in_progress", "delivered", "completed"] }),
    /** Of the released amount, once it is: what the provider gets, the commission, and the VAT that the platform owes. */
    released: minor("released"),
    payout: minor("payout"),
    commission: minor("commission"),
    vatDue: minor("vat_due"),
    clearsAt: at("clears_at"),
    clearedAt: at("cleared_at"),
    completedAt: at("completed_at"),
    /** Seconds that disputes have kept both sides from reviewing: the time for it ends so much later. */
    reviewDelay: integer("review_delay").notNull().default(0),
    createdAt: createdAt(),
    updatedAt: at("updated_at").notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex("orders_one_running").on(t.requestId).where(sql`${t.status} <> 'cancelled'`),
    index("orders_customer").on(t.customerId, t.createdAt, t.id),
    index("orders_customer_status").on(t.customerId, t.status, t.createdAt, t.id),
    index("orders_provider").on(t.providerId, t.createdAt, t.id),
    index("orders_provider_status").on(t.providerId, t.status, t.createdAt, t.id),
    index("orders_provider_start").on(t.providerId, t.startsAt),
    index("orders_customer_to_start").on(t.customerId, t.startsAt, t.id).where(sql`${t.status} = 'paid'`),
    index("orders_provider_to_start").on(t.providerId, t.startsAt, t.id).where(sql`${t.status} = 'paid'`),
    index("orders_provider_done").on(t.providerId, t.completedAt).where(sql`${t.completedAt} is not null`),
    index("orders_provider_clearing")
      .on(t.providerId)
      .where(sql`${t.clearedAt} is null and ${t.payout} is not null`),
    // Written as the count of these is (`calledOffByOthers`), which reads nothing else.
    index("orders_provider_called_off")
      .on(t.providerId)
      .where(
        sql`${t.status} = 'cancelled' and ${t.paidAt} is not null and ${t.cancelledBy} is distinct from 'provider'`,
      ),
    index("orders_provider_review_delayed").on(t.providerId).where(sql`${t.reviewDelay} > 0`),
    index("orders_request").on(t.requestId, t.createdAt),
    index("orders_offer").on(t.offerId),
    check("orders_price", sql`${t.price} > 0`),
    check(
      "orders_changes",
      sql`${t.changesAsked} between 0 and 100 and ${t.arrivalTries} between 0 and 1000`,
    ),
    check(
      "orders_released",
      sql`${t.released} is null or (${t.released} between 0 and ${t.price} and ${t.payout} >= 0 and ${t.commission} >= 0)`,
    ),
    check("orders_arrival", sql`${t.arrivalMinutes} between 0 and 1440`),
    check("orders_disputed_from", sql`(${t.status} = 'disputed') = (${t.disputedFrom} is not null)`),
    check("orders_delivered", sql`${t.status} <> 'delivered' or ${t.confirmsAt} is not null`),
    check(
      "orders_shared",
      sql`num_nulls(${t.released}, ${t.payout}, ${t.commission}, ${t.vatDue}) in (0, 4)`,
    ),
  ],
);

/** What every review has, whichever side wrote it. `awaited` is no row. */
const reviewColumns = {
  status: text("status", { enum: ["sealed", "published", "reported", "removed"] })
    .notNull()
    .default("sealed"),
  body: text("body").notNull().default(""),
  /** By whom the review is of, once. */
  reply: text("reply"),
  repliedAt: at("replied_at"),
  /** By its author, once. */
  addendum: text("addendum"),
  addedAt: at("added_at"),
  publishedAt: at("published_at"),
  /** The rule that a removed review broke. */
  brokenRule: text("broken_rule", { enum: reviewRuleNames }),
  createdAt: createdAt(),
};

type ReviewColumns = Record<"status" | "publishedAt" | "brokenRule", AnyPgColumn>;

/** A review is sealed until it is published, and one that was removed names a rule. */
const isWhole = (t: ReviewColumns) =>
  sql`(${t.status} = 'sealed') = (${t.publishedAt} is null) and (${t.status} = 'removed') = (${t.brokenRule} is not null)`;

const isShown = (t: Pick<ReviewColumns, "status">) => oneOf(t.status, shownReview);

/** Customers' reviews. A trigger takes none without a completed order of the same two. */
export const reviews = pgTable(
  "reviews",
  {
    id: text("id").primaryKey(),
    orderId: text("order_id")
      .notNull()
      .references(() => orders.id),
    authorId: text("author_id")
      .notNull()
      .references(() => users.id),
    providerId: text("provider_id")
      .notNull()
      .references(() => users.id),
    serviceId: text("service_id")
      .notNull()
      .references(() => services.id),
    punctuality: integer("punctuality").notNull(),
    quality: integer("quality").notNull(),
    communication: integer("communication").notNull(),
    honesty: integer("honesty").notNull(),
    /** The mean of the four as one figure from 1 to 5, half up. */
    stars: integer("stars")
      .notNull()
      .generatedAlwaysAs(sql`(punctuality + quality + communication + honesty + 2) / 4`),
    ...reviewColumns,
  },
  (t) => [
    uniqueIndex("reviews_once").on(t.orderId, t.authorId),
    index("reviews_provider").on(t.providerId, t.publishedAt, t.id),
    index("reviews_recent").on(t.publishedAt, t.id).where(isShown(t)),
    index("reviews_service").on(t.serviceId, t.publishedAt, t.id).where(isShown(t)),
    index("reviews_service_stars").on(t.serviceId, t.stars, t.publishedAt, t.id).where(isShown(t)),
    index("reviews_by_stars").on(t.stars, t.publishedAt, t.id).where(isShown(t)),
    check(
      "reviews_stars",
      sql`${t.punctuality} between 1 and 5 and ${t.quality} between 1 and 5 and ${t.communication} between 1 and 5 and ${t.honesty} between 1 and 5`,
    ),
    check("reviews_whole", isWhole(t)),
  ],
);

/** Technicians' reviews of customers, which technicians read. The same trigger guards them. */
export const customerReviews = pgTable(
  "customer_reviews",
  {
    id: text("id").primaryKey(),
    orderId: text("order_id")
      .notNull()
      .references(() => orders.id),
    authorId: text("author_id")
      .notNull()
      .references(() => users.id),
    customerId: text("customer_id")
      .notNull()
      .references(() => users.id),
    serviceId: text("service_id")
      .notNull()
      .references(() => services.id),
    stars: integer("stars").notNull(),
    ...reviewColumns,
  },
  (t) => [
    uniqueIndex("customer_reviews_once").on(t.orderId, t.authorId),
    index("customer_reviews_customer").on(t.customerId, t.publishedAt, t.id),
    check("customer_reviews_stars", sql`${t.stars} between 1 and 5`),
    check("customer_reviews_whole", isWhole(t)),
  ],
);

/** Who thinks that a review breaks a rule, once each; staff decide on all that are told of one. */
export const reviewReports = pgTable(
  "review_reports",
  {
    id: text("id").primaryKey(),
    /** A customer's review or a technician's. */
    reviewId: text("review_id").references(() => reviews.id),
    customerReviewId: text("customer_review_id").references(() => customerReviews.id),
    reporterId: text("reporter_id")
      .notNull()
      .references(() => users.id),
    rule: text("rule", { enum: reviewRuleNames }).notNull(),
    note: text("note").notNull().default(""),
    decidedAt: at("decided_at"),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("review_reports_once").on(t.reviewId, t.reporterId).where(sql`${t.reviewId} is not null`),
    uniqueIndex("review_reports_once_of_customer")
      .on(t.customerReviewId, t.reporterId)
      .where(sql`${t.customerReviewId} is not null`),
    index("review_reports_open").on(t.createdAt, t.id).where(sql`${t.decidedAt} is null`),
    index("review_reports_reporter").on(t.reporterId, t.createdAt),
    check("review_reports_one", sql`(${t.reviewId} is null) <> (${t.customerReviewId} is null)`),
  ],
);

// ---------- time, record, search, counters ----------

export const timers = pgTable(
  "timers",
  {
    id: text("id").primaryKey(),
    /** The request, offer, order or complaint whose step it is. */
    subjectId: text("subject_id").notNull(),
    /** Reading a request fires what is due of its offers, its order and the complaint about that too. */
    requestId: text("request_id").references(() => requests.id, { onDelete: "cascade" }),
    /** A complaint that is about no order holds its steps itself. */
    complaintId: text("complaint_id").references((): AnyPgColumn => complaints.id),
    kind: text("kind", {
      enum: [
        ...["request_expiry", "request_reminder", "offer_expiry", "payment_expiry"],
        ...["start_reminder", "delivery_reminder"],
        ...["confirm_reminder", "confirm_last_reminder", "auto_confirm", "clearing", "proposal_expiry"],
        ...["review_end", "complaint_answer", "complaint_negotiation", "complaint_appeal"],
      ] as const,
    }).notNull(),
    dueAt: at("due_at").notNull(),
    /** Of a step that waited for something else when it was due: when that was first. */
    firstDueAt: at("first_due_at"),
    firedAt: at("fired_at"),
    /** Failed tries. */
    failures: integer("failures").notNull().default(0),
    /** After a failed try: not again before this. */
    retryAt: at("retry_at"),
  },
  (t) => [
    uniqueIndex("timers_once").on(t.subjectId, t.kind).where(sql`${t.firedAt} is null`),
    index("timers_due").on(t.dueAt).where(sql`${t.firedAt} is null`),
    index("timers_fired").on(t.firedAt).where(sql`${t.firedAt} is not null`),
    index("timers_request").on(t.requestId, t.dueAt).where(sql`${t.firedAt} is null`),
    index("timers_complaint")
      .on(t.complaintId, t.dueAt)
      .where(sql`${t.firedAt} is null and ${t.complaintId} is not null`),
    check("timers_holder", sql`(${t.requestId} is null) <> (${t.complaintId} is null)`),
  ],
);

/** Append-only, which a trigger holds: a line for every change of status, in the transaction that made it. */
export const audit = pgTable(
  "audit",
  {
    id: text("id").primaryKey(),
    entity: text("entity", {
      enum: [
        ...(["user", "request", "offer", "order", "payment", "refund", "proposal", "payout"] as const),
        ...(["review", "settlement", "complaint", "gateway_event"] as const),
      ],
    }).notNull(),
    entityId: text("entity_id").notNull(),
    /** The request that the change belongs to, for its timeline. */
    requestId: text("request_id"),
    actor: text("actor", { enum: ["customer", "provider", "staff", "time", "gateway"] }).notNull(),
    actorId: text("actor_id"),
    event: text("event").notNull(),
    from: text("from_status"),
    to: text("to_status"),
    detail: jsonb("detail").$type<AuditDetail>().notNull().default({}),
    createdAt: createdAt(),
    /** The order of lines that were written at the same moment. */
    position: bigint("position", { mode: "number" }).generatedAlwaysAsIdentity(),
  },
  (t) => [
    index("audit_entity").on(t.entity, t.entityId, t.createdAt),
    index("audit_request").on(t.requestId, t.createdAt),
    index("audit_recent").on(t.position, t.id),
    index("audit_kind").on(t.entity, t.position, t.id),
  ],
);

/** Stored as kind and parameters; rendered in the reader's language when read. */
export const notifications = pgTable(
  "notifications",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text("kind").notNull(),
    params: jsonb("params").$type<NoticeParams>().notNull().default({}),
    /** Path without locale. */
    path: text("path").notNull(),
    readAt: at("read_at"),
    createdAt: createdAt(),
  },
  (t) => [
    index("notifications_user").on(t.userId, t.createdAt, t.id),
    index("notifications_unread").on(t.userId).where(sql`${t.readAt} is null`),
  ],
);

/** E-mails and SMS to send; the demo's outbox page reads it. */
export const outbox = pgTable(
  "outbox",
  {
    id: text("id").primaryKey(),
    channel: text("channel", { enum: ["sms", "email"] }).notNull(),
    recipient: text("recipient").notNull(),
    locale: text("locale", { enum: ["en", "ar"] }).notNull(),
    template: text("template").notNull(),
    params: jsonb("params").$type<OutboxParams>().notNull().default({}),
    sentAt: at("sent_at"),
    failures: integer("failures").notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    index("outbox_recent").on(t.createdAt, t.id),
    index("outbox_recipient").on(t.recipient, t.createdAt),
    index("outbox_unsent").on(t.createdAt).where(sql`${t.sentAt} is null`),
  ],
);

/** Every distinct word of one kind of record: typing errors are resolved here, then searched exactly. */
export const searchWords = pgTable(
  "search_words",
  {
    scope: text("scope", { enum: ["request", "provider", "service"] }).notNull(),
    word: plainText("word").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.scope, t.word] }),
    index("search_words_trigram").using("gin", sql`${t.word} gin_trgm_ops`),
  ],
);

/** Totals that pages show, kept by the transactions that change them. */
export const counters = pgTable("counters", {
  name: text("name").primaryKey(),
  value: integer("value").notNull().default(0),
});

export const rateLimits = pgTable(
  "rate_limits",
  {
    key: text("key").primaryKey(),
    count: integer("count").notNull(),
    resetsAt: at("resets_at").notNull(),
  },
  (t) => [index("rate_limits_reset").on(t.resetsAt)],
);

export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    caller: text("caller").notNull(),
    endpoint: text("endpoint").notNull(),
    key: text("key").notNull(),
    bodyHash: text("body_hash").notNull(),
    /** Null while the first call is under way. */
    answer: jsonb("answer").$type<{ status: number; body: unknown }>(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.caller, t.endpoint, t.key] }), index("idempotency_age").on(t.createdAt)],
);

/** Technicians whom the customer asked to look at a request. */
export const requestInvitations = pgTable(
  "request_invitations",
  {
    requestId: text("request_id")
      .notNull()
      .references(() => requests.id, { onDelete: "cascade" }),
    providerId: text("provider_id")
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.requestId, t.providerId] })],
);
