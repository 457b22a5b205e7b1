-- For an order that runs exactly its price is held, also while it is in dispute, and for any other nothing: an increase is paid before it
-- takes effect, what a lower price frees goes back with it, and a chargeback ends what it takes the money of. Looked at when a transaction
-- that changes either ends: what was written before is not.
DROP TRIGGER "orders_hold_nothing" ON "orders";
--> statement-breakpoint
DROP TRIGGER "accounts_hold_nothing" ON "accounts";
--> statement-breakpoint
DROP FUNCTION "orders_hold_nothing_at_end"();
--> statement-breakpoint
CREATE FUNCTION "orders_hold_their_price"() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  order_of text := case tg_table_name when 'orders' then to_jsonb(new) ->> 'id' else to_jsonb(new) ->> 'order_id' end;
  account_of text;
  state text;
  held bigint;
  due bigint;
begin
  select 'held:' || o.id || ':' || o.currency, o.status,
      case when o.status in ('paid', 'in_progress', 'delivered', 'disputed') then o.price else 0 end
    into account_of, state, due from orders o where o.id = order_of;
  held := -coalesce((select balance from accounts where id = account_of), 0);
  if held <> due then
    raise exception 'order % is % and holds % instead of %', order_of, state, held, due using errcode = 'check_violation';
  end if;
  if tg_table_name = 'accounts' and to_jsonb(new) ->> 'id' <> account_of then
    raise exception 'what order % holds stands on another account', order_of using errcode = 'check_violation';
  end if;
  return null;
end $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "orders_hold_price" AFTER UPDATE OF "status", "price" ON "orders" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION "orders_hold_their_price"();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "accounts_hold_price" AFTER UPDATE ON "accounts" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (new.kind = 'held') EXECUTE FUNCTION "orders_hold_their_price"();
