import { expect, it } from "vitest";
import { openWorld, refusal } from "../support/api";
import { accepted } from "../support/paid";

const world = await openWorld();

it.each([
  ["twenty minutes", "08:10", false],
  ["eleven hours", "2026-12-09T21:30", false],
  ["half a day and more", "2026-12-09T20:00", true],
])(
  "Nadia, whose job begins in %s, is offered a bank transfer only where it has the time",
  async (_, at, isOffered) => {
    world.clock.set(`${at.length > 5 ? at : `2026-12-10T${at}`}:00Z`);
    const deal = await accepted(world, {});
    const { payments } = world.as(deal.nadia);
    const { methods, due } = await payments.checkout({ id: deal.orderId });
    expect(methods).toEqual(isOffered ? ["card", "transfer"] : ["card"]);
    expect(due?.is_transfer_too_short).toBe(!isOffered);
    const pay = payments.pay({ id: deal.orderId, method: "transfer" });
    if (isOffered) return expect((await pay).payment.due_at).toBe("2026-12-10T08:30:00.000Z");
    expect(await refusal(pay)).toMatchObject({
      status: 409,
      message: expect.stringContaining("pay by card"),
    });
  },
);
