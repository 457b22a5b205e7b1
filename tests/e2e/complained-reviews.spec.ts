import { expect, test } from "../support/browser";
import { open } from "../support/journeys";
import { become, neighbours } from "../support/neighbours";
import { asPhone } from "../support/site-api";
import { t } from "../support/texts";
import { inOne } from "../support/ways";

const { ramy } = neighbours.plumbers;
const text = "It is about another job than mine: I was never there.";

for (const language of inOne("ar"))
  test.describe(language, () => {
    test.use({ language });

    test("Whoever complains of a review reads it on the complaint's page, with its figure in a line", async ({
      page,
      expectAccessible,
    }) => {
      const { complaints } = await asPhone(ramy);
      const { reviews } = await complaints.choices();
      const { id } = await complaints.file({ kind: "review", about_id: reviews[0]?.id ?? "", text });
      await become(page.context(), ramy);
      await open(page, language, `/complaints/${id}`);
      const panel = page.getByRole("region", { name: t(language)("complaints:one.review") });
      // The styles of five stars are more than this page carries.
      const figure = await panel.locator(".rating").boundingBox();
      expect(figure?.width).toBeGreaterThan(figure?.height ?? 0);
      await expectAccessible(page);
    });
  });
