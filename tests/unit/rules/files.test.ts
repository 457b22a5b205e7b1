import { describe, expect, test } from "vitest";
import { type FileFacts, fileView, takesPhotos } from "~/api/files/rules";
import { requestStatus } from "~/contract/request-fields";

type Request = NonNullable<FileFacts["request"]>;

const stranger: FileFacts = {
  purpose: "request_photo",
  isAttached: true,
  isOwner: false,
  isStaff: false,
  isParty: false,
  request: null,
  review: null,
};
const request: Request = { status: "open", visibility: "public", isOwner: false, isInvolved: false };
const photo = (more: Partial<Request>, facts: Partial<FileFacts> = {}) =>
  fileView({ ...stranger, ...facts, request: { ...request, ...more } });

const statuses = requestStatus.options;

describe("a photo of a request", () => {
  test.each(statuses)("that is public and %s, to a stranger", (status) => {
    const expected = { draft: null, removed: null, open: "public" }[status as "draft"];
    expect(photo({ status })).toBe(expected === undefined ? "private" : expected);
  });

  test.each(statuses)("that is direct and %s, to a stranger: nothing", (status) => {
    expect(photo({ status, visibility: "direct" })).toBeNull();
  });

  test.each(statuses)(
    "that is direct and %s, to its owner always, to the staff once it is sent",
    (status) => {
      expect(photo({ status, visibility: "direct", isOwner: true })).toBe("private");
      const seen = photo({ status, visibility: "direct" }, { isStaff: true });
      expect(seen).toBe(status === "draft" ? null : "private");
    },
  );

  test("that is a public draft, to the staff: nothing", () => {
    expect(photo({ status: "draft" }, { isStaff: true })).toBeNull();
  });

  test.each(statuses)(
    "that is direct and %s, to the technician: once it is sent, until it is removed",
    (status) => {
      const isHidden = status === "draft" || status === "removed";
      expect(photo({ status, visibility: "direct", isInvolved: true })).toBe(isHidden ? null : "private");
    },
  );

  test("that it was taken away from, or is not in yet: to whoever sent it", () => {
    expect(fileView(stranger)).toBeNull();
    expect(fileView({ ...stranger, isOwner: true })).toBe("private");
    expect(photo({}, { isAttached: false })).toBeNull();
  });
});

describe("a photo of a review", () => {
  const seen = { ...stranger, purpose: "review_photo" } as const;

  test.each(["awaited", "sealed"] as const)("that is %s, to its author alone", (review) => {
    expect(fileView({ ...seen, review, isOwner: true })).toBe("private");
    expect(fileView({ ...seen, review })).toBeNull();
    expect(fileView({ ...seen, review, isStaff: true })).toBeNull();
  });

  test.each(["published", "reported"] as const)("that is %s, to everybody", (review) => {
    expect(fileView({ ...seen, review })).toBe("public");
  });

  test("that was removed, to the staff", () => {
    expect(fileView({ ...seen, review: "removed", isOwner: true })).toBeNull();
    expect(fileView({ ...seen, review: "removed", isStaff: true })).toBe("private");
  });
});

describe("other files", () => {
  test("pictures of people are public in use, and theirs alone before", () => {
    const picture = { ...stranger, purpose: "avatar" } as const;
    expect(fileView(picture)).toBe("public");
    expect(fileView({ ...picture, isAttached: false })).toBeNull();
    expect(fileView({ ...picture, isAttached: false, isOwner: true })).toBe("private");
  });

  test("documents are for their owner and the staff", () => {
    for (const isAttached of [true, false]) {
      const document = { ...stranger, purpose: "document", isAttached } as const;
      expect(fileView(document)).toBeNull();
      expect(fileView({ ...document, isOwner: true })).toBe("private");
      expect(fileView({ ...document, isStaff: true })).toBe("private");
    }
  });
});

describe("what is shown within a job or a complaint", () => {
  test.each(["delivery_photo", "proposal_photo", "complaint_file"] as const)(
    "a %s is for both sides and the staff, once it is sent",
    (purpose) => {
      const sent = { ...stranger, purpose };
      expect(fileView(sent)).toBeNull();
      for (const reader of [{ isParty: true }, { isOwner: true }, { isStaff: true }])
        expect(fileView({ ...sent, ...reader })).toBe("private");
      expect(fileView({ ...sent, isAttached: false, isParty: true })).toBeNull();
    },
  );

  test("the proof of a transfer is for whoever paid and the staff, not for the technician", () => {
    const proof = { ...stranger, purpose: "transfer_proof" } as const;
    expect(fileView({ ...proof, isParty: true })).toBeNull();
    expect(fileView({ ...proof, isParty: true, isOwner: true })).toBe("private");
    expect(fileView({ ...proof, isStaff: true })).toBe("private");
  });
});

describe("the review of a finished job takes photos", () => {
  const [hour, within] = [3600, 14 * 24 * 3600];
  const done = new Date("2026-11-01T10:00:00Z");
  const later = (seconds: number) => new Date(done.getTime() + seconds * 1000);
  const job = { orderStatus: "completed", completedAt: done, reviewDelay: 0, status: null };

  test("until its fourteen days are over, and by as much longer as a dispute took of them", () => {
    expect(takesPhotos(job, later(within - 1), within)).toBe(true);
    expect(takesPhotos(job, later(within), within)).toBe(false);
    const delayed = { ...job, reviewDelay: hour };
    expect(takesPhotos(delayed, later(within + hour - 1), within)).toBe(true);
    expect(takesPhotos(delayed, later(within + hour), within)).toBe(false);
  });

  test("while it may be written or changed, and neither published nor in dispute", () => {
    for (const status of [null, "sealed"] as const)
      expect(takesPhotos({ ...job, status }, later(hour), within)).toBe(true);
    for (const status of ["published", "reported", "removed"] as const)
      expect(takesPhotos({ ...job, status }, later(hour), within)).toBe(false);
    expect(takesPhotos({ ...job, orderStatus: "disputed" }, later(hour), within)).toBe(false);
    expect(takesPhotos({ ...job, completedAt: null }, later(hour), within)).toBe(false);
  });
});
