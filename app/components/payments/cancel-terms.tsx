import { Price } from "~/components/ui/price";
import type { Checkout } from "~/contract/payment-fields";
import { DateTime } from "~/i18n/date-time";
import { Link } from "~/i18n/link";
import { Text } from "~/i18n/text";

/** What is said under every button that leads to paying. */
export function PayTerms({ checkout }: { checkout: Checkout }) {
  return (
    <>
      {checkout.due?.purpose === "price" ? (
        <p className="sm">
          <CancelTerms checkout={checkout} />
        </p>
      ) : null}
      <p className="xs muted">
        <Text
          k="payments:terms"
          values={{ terms: (words: React.ReactNode) => <Link to="/terms">{words}</Link> }}
        />
      </p>
    </>
  );
}

/** What backing out costs once it is paid: said before that. */
function CancelTerms({ checkout: { cancelling, provider_name } }: { checkout: Checkout }) {
  const { fee, is_paid_out, free_until, is_free_until_moved } = cancelling;
  if (fee.amount === 0) return <Text k="payments:cancelling.free" />;
  const values = {
    fee: <Price minor={fee.amount} currency={fee.currency} className="plain" />,
    name: <bdi>{provider_name}</bdi>,
  };
  const kept = is_paid_out ? "" : ".kept";
  if (is_free_until_moved) return <Text k={`payments:cancelling.moved${kept}`} values={values} />;
  if (!free_until) return <Text k={`payments:cancelling.soon${kept}`} values={values} />;
  const when = <DateTime iso={free_until} as="limit" />;
  return <Text k={`payments:cancelling.until${kept}`} values={{ ...values, when }} />;
}
