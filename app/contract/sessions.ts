import { z } from "zod";
import { done, endpoint, id, instant, nothing } from "./endpoint";

/** A sign-in that still counts: on this device or on another. */
const ownSession = z.object({
  id,
  /** How the program that signed in named itself (its `User-Agent`); null where it did not. */
  device: z.string().nullable(),
  is_current: z.boolean(),
  created_at: instant,
  /** Within the hour. */
  last_used_at: instant,
});
export type OwnSession = z.infer<typeof ownSession>;

export const sessionsContract = {
  list: endpoint({
    method: "GET",
    path: "/profile/sessions",
    access: "user",
    summary: "Where the caller is signed in: this session first, then the one that was used last",
    input: nothing,
    output: z.object({ content: z.array(ownSession) }),
  }),
  end: endpoint({
    method: "DELETE",
    path: "/profile/sessions/:id",
    access: "user",
    summary: "End one of the caller's other sessions; this one ends by signing out",
    input: z.object({ id }),
    output: done,
    owned: "id",
  }),
  endOthers: endpoint({
    method: "DELETE",
    path: "/profile/sessions",
    access: "user",
    summary: "End all of the caller's sessions but this one",
    input: nothing,
    output: done,
  }),
};
