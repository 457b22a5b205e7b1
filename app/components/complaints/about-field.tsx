import { Icon } from "~/components/ui/icon";
import { type Options, Select } from "~/components/ui/select";
import type { ComplaintChoices } from "~/contract/complaint-choices";
import type { ComplaintKind } from "~/contract/complaint-fields";
import { formatDate } from "~/i18n/dates";
import { useMoney } from "~/i18n/use-money";
import { useReading } from "~/i18n/use-reading";
import { useT } from "~/i18n/use-t";

type Choices = Omit<ComplaintChoices, "kinds">;
type Props = {
  kind: ComplaintKind;
  /** What the texts call it: payouts are complained of as payments are. */
  subject: ComplaintKind | "payout";
  choices: Choices;
  about: string | null;
};

function useOptions({ kind, subject, choices }: Props): Options {
  const t = useT();
  const money = useMoney();
  const reading = useReading();
  const { orders, people, reviews, payments } = choices;
  if (kind === "order") {
    const group = (name: "freezes" | "cleared") => ({
      label: t(`complaints:form.order.${name}`),
      options: orders
        .filter(({ freezes }) => freezes === (name === "freezes"))
        .map(({ id, request, other, price }) => ({
          value: id,
          label: t("complaints:form.order.option", {
            ...{ title: request.title, name: other.name, price: money(price) },
          }),
        })),
    });
    return [group("freezes"), group("cleared")].filter(({ options }) => options.length > 0);
  }
  if (kind === "conduct") return people.map(({ id, name }) => ({ value: id, label: name }));
  if (kind === "review")
    return reviews.map(({ id, author, title }) => ({
      value: id,
      label: t("complaints:form.review.option", { author, title }),
    }));
  if (kind !== "payment") return [];
  return payments.map(({ id, amount, title, at }) => ({
    value: id,
    label: t(`complaints:form.${subject}.option`, {
      ...{ amount: money(amount), title: title ?? "", date: formatDate(reading, at) },
    }),
  }));
}

const valuesOf = (options: Options): string[] =>
  options.flatMap((entry) => ("options" in entry ? entry.options.map(({ value }) => value) : entry.value));

/** Which job, person, review or payment; nothing where the kind names none. */
export function AboutField(props: Props) {
  const t = useT();
  const { kind, subject, about } = props;
  const options = useOptions(props);
  if (kind === "account_appeal" || kind === "other") return null;
  const known = valuesOf(options);
  if (about !== null && !known.includes(about))
    return (
      <div className="row gap-2">
        <input type="hidden" name="about_id" value={about} />
        <Icon name="check" size="m" />
        <span>{t("complaints:form.here")}</span>
      </div>
    );
  return (
    <Select
      name="about_id"
      label={t(`complaints:form.${subject}`)}
      placeholder={t(`complaints:form.${subject}.choose`)}
      options={options}
      defaultValue={about ?? (known.length === 1 ? known[0] : undefined)}
      required
    />
  );
}
