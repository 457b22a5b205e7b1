import type { Access } from "~/contract/endpoint";
import type { AccountType } from "~/contract/people";
import type { Digits, Locale } from "~/i18n/locale";
import type { Db } from "./db/client";
import type { NamedRow } from "./db/named-row";
import type { Params } from "./errors";
import type { Log } from "./log";
import type { Outside } from "./outside/outside";
import type { Settings } from "./settings";

export type User = {
  id: string;
  type: AccountType;
  name: string;
  phone: string;
  locale: Locale;
  /** The figures in which this account reads Arabic. */
  digits: Digits;
  isActive: boolean;
  isVerified: boolean;
  isCompleted: boolean;
  cityId: string | null;
};

/** Whoever holds a token, with all that the account's own record says: what every page of theirs asks for. */
export type Account = User & {
  email: string | null;
  avatarId: string | null;
  createdAt: Date;
  inactiveReason: string | null;
  /** Null for customers. */
  isTakingJobs: boolean | null;
  /** Notifications that wait to be read: counted to a hundred. */
  unread: number;
  city: NamedRow | null;
};

export type Caller =
  | { kind: "guest" }
  /** Bearer of an otp_token: an account whose phone is not verified yet, or staff between the two factors. */
  | { kind: "otp"; user: Account; tokenHash: string }
  /** Bearer of an access token. Before verification it opens nothing. */
  | { kind: "user"; user: Account; tokenHash: string };

/** What an operation knows of the world: everything that is not its input. */
export type Context = {
  /** The root handle. Inside a transaction use the transaction's. */
  db: Db;
  caller: Caller;
  locale: Locale;
  now: Date;
  requestId: string;
  /** The caller's network address; null where the host does not know it. */
  address: string | null;
  draftKey: string | null;
  /** Bytes of an upload, which are read when they are asked for; empty elsewhere. */
  bytes: () => Promise<Uint8Array>;
  /** What came in the signature header of a signed body; null without one. */
  signature: string | null;
  settings: Settings;
  outside: Outside;
  log: Log;
  isDemo: boolean;
  /** Sets the answer's message for people. */
  say: (key: string, params?: Params) => void;
  /** Adds a sentence to that message, once however often it is said. */
  sayBesides: (key: string) => void;
};

/** Endpoints that are not for guests have a user. */
export type ContextFor<A extends Access> = A extends "guest" ? Context : Context & { user: Account };
