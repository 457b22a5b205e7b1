import { Avatar } from "~/components/ui/avatar";

type Props = { role: string; name: string; shape: "octagon" | "circle" };

/** The other side of an order, where nothing but the name is known. */
export function OrderSide({ role, name, shape }: Props) {
  return (
    <div className="row nowrap">
      <Avatar name={name} shape={shape} />
      <p>
        <span className="sm muted block">{role}</span>
        <bdi className="med">{name}</bdi>
      </p>
    </div>
  );
}
