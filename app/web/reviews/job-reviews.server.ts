import { contract } from "~/contract/contract";
import { uploadLimits } from "~/contract/files";
import type { Side } from "~/contract/people";
import type { Path } from "~/i18n/link";
import { constraintsOf } from "../forms/constraints.server";
import { type Deeds, doDeed } from "../forms/deeds.server";
import { type Form, type Outcome, submit } from "../forms/submit.server";
import { takeFiles, throwRefused } from "../forms/take-files.server";
import type { Page } from "../page.server";

const answers = {
  reply: ({ api }, form, id) => api.reviews.reply({ ...form.input(contract.reviews.reply), id }, form.once),
  add: ({ api }, form, id) => api.reviews.add({ ...form.input(contract.reviews.add), id }, form.once),
} satisfies Deeds;

/** The page about one finished job, for one of its sides. */
export async function jobReviewsPage(page: Page, id: string, side: Side) {
  const reviews = await page.api.reviews.job({ id });
  const writing = side === "customer" ? contract.reviews.write : contract.reviews.writeOfCustomer;
  return {
    head: {
      title: page.t(reviews.mine ? "reviews:job.mine" : "reviews:job.title", { name: reviews.other.name }),
      description: page.t("reviews:job.description"),
      isPrivate: true,
    },
    ...{ reviews, mostPhotos: uploadLimits.photosPerReview },
    constraints: constraintsOf(writing),
    answerConstraints: constraintsOf(contract.reviews.reply),
    form: await page.form(),
  };
}

/** A photo that is added again afterwards is a new one. */
async function removePhoto(page: Page, form: Form, id: string): Promise<void> {
  await page.api.files.remove({ id });
  form.tokens = await page.form();
}

/** A customer's form arrives: photos go to the review before anything else is judged, so that the form comes back with them. */
export async function postReview(page: Page, id: string) {
  const { fields, refused } = await takeFiles(page, { photos: "review_photo" }, async () => id);
  return submit(
    page,
    async (form): Promise<Outcome> => {
      const removed = form.text("remove");
      if (removed) await removePhoto(page, form, removed);
      throwRefused(refused);
      if (removed || form.intent === "photos") return { shown: {}, typed: {} };
      await doDeed(page, form, {
        own: {
          send: ({ api }, { input, once }) =>
            api.reviews.write({ ...input(contract.reviews.write), id }, once),
        },
        ...{ named: answers, id },
      });
      return { to: `/requests/${id}/review` as Path };
    },
    { posted: fields },
  );
}

/** A technician's form arrives. */
export const postReviewOfCustomer = (page: Page, id: string) =>
  submit(page, async (form): Promise<Outcome> => {
    const { writeOfCustomer } = contract.reviews;
    await doDeed(page, form, {
      own: {
        send: ({ api }, { input, once }) =>
          api.reviews.writeOfCustomer({ ...input(writeOfCustomer), id }, once),
      },
      ...{ named: answers, id },
    });
    return { to: `/technician/requests/${id}/review` as Path };
  });

/** A technician's reply, on the page of all reviews received. */
export const postReply = (page: Page) =>
  submit(page, async (form): Promise<Outcome> => {
    await doDeed(page, form, { named: { reply: answers.reply } });
    return { to: "/technician/reviews" };
  });
