-- Lines and journals are written once: what was wrong is booked back.
CREATE FUNCTION "ledger_refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception '% of % is refused: the ledger is append-only', tg_op, tg_table_name using errcode = 'restrict_violation';
end $$;
--> statement-breakpoint
CREATE TRIGGER "ledger_lines_immutable" BEFORE UPDATE OR DELETE ON "ledger_lines"
  FOR EACH ROW EXECUTE FUNCTION "ledger_refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "journals_immutable" BEFORE UPDATE OR DELETE ON "journals"
  FOR EACH ROW EXECUTE FUNCTION "ledger_refuse_change"();
--> statement-breakpoint
-- A balance is the sum of its lines: a line moves it, and nothing else does.
CREATE FUNCTION "ledger_move_balance"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  update accounts set balance = balance + new.amount where id = new.account_id returning balance into strict new.balance;
  return new;
end $$;
--> statement-breakpoint
CREATE TRIGGER "ledger_lines_move_balance" BEFORE INSERT ON "ledger_lines"
  FOR EACH ROW EXECUTE FUNCTION "ledger_move_balance"();
--> statement-breakpoint
CREATE FUNCTION "accounts_guard"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if tg_op = 'INSERT' then
    if new.balance <> 0 then
      raise exception 'an account begins at zero' using errcode = 'restrict_violation';
    end if;
    return new;
  end if;
  if tg_op = 'DELETE' or pg_trigger_depth() < 2 then
    raise exception '% of accounts is refused: their lines make them', tg_op using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
--> statement-breakpoint
CREATE TRIGGER "accounts_only_by_lines" BEFORE INSERT OR UPDATE OR DELETE ON "accounts"
  FOR EACH ROW EXECUTE FUNCTION "accounts_guard"();
--> statement-breakpoint
-- Looked at when the transaction ends, with all of its lines there.
CREATE FUNCTION "ledger_journal_balances"() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  id_of text := case tg_table_name when 'journals' then to_jsonb(new) ->> 'id' else to_jsonb(new) ->> 'journal_id' end;
  total bigint;
  lines int;
begin
  select coalesce(sum(amount), 0), count(*) into total, lines from ledger_lines where journal_id = id_of;
  if total <> 0 or lines < 2 then
    raise exception 'journal % has % lines that sum to %', id_of, lines, total using errcode = 'check_violation';
  end if;
  return null;
end $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "journals_balance" AFTER INSERT ON "journals" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION "ledger_journal_balances"();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "ledger_lines_balance" AFTER INSERT ON "ledger_lines" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION "ledger_journal_balances"();
--> statement-breakpoint
-- Nothing is held for an order that is over.
CREATE FUNCTION "orders_hold_nothing_at_end"() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  order_of text := case tg_table_name when 'orders' then to_jsonb(new) ->> 'id' else to_jsonb(new) ->> 'order_id' end;
  held bigint;
begin
  select a.balance into held from accounts a join orders o on o.id = a.order_id
    where a.order_id = order_of and a.kind = 'held' and o.status in ('completed', 'cancelled', 'awaiting_payment') and a.balance <> 0;
  if found then
    raise exception 'order % holds % in a state that holds nothing', order_of, held using errcode = 'check_violation';
  end if;
  return null;
end $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "orders_hold_nothing" AFTER UPDATE OF "status" ON "orders" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION "orders_hold_nothing_at_end"();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "accounts_hold_nothing" AFTER UPDATE ON "accounts" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (new.kind = 'held') EXECUTE FUNCTION "orders_hold_nothing_at_end"();
--> statement-breakpoint
-- A review speaks of a completed order, and is by one of its two sides of the other.
CREATE FUNCTION "review_of_completed_order"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	row_of_new jsonb := to_jsonb(NEW);
	is_of_both boolean;
BEGIN
	SELECT CASE TG_TABLE_NAME
		WHEN 'reviews' THEN o.customer_id = NEW.author_id AND o.provider_id = row_of_new ->> 'provider_id'
		ELSE o.provider_id = NEW.author_id AND o.customer_id = row_of_new ->> 'customer_id'
	END INTO is_of_both FROM "orders" o WHERE o.id = NEW.order_id AND o.status = 'completed';
	IF is_of_both IS NOT TRUE THEN
		RAISE EXCEPTION 'a review needs a completed order of its two sides' USING ERRCODE = 'check_violation', CONSTRAINT = 'reviews_completed_order';
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "reviews_completed_order" BEFORE INSERT OR UPDATE OF "order_id", "author_id", "provider_id" ON "reviews" FOR EACH ROW EXECUTE FUNCTION "review_of_completed_order"();
--> statement-breakpoint
CREATE TRIGGER "customer_reviews_completed_order" BEFORE INSERT OR UPDATE OF "order_id", "author_id", "customer_id" ON "customer_reviews" FOR EACH ROW EXECUTE FUNCTION "review_of_completed_order"();
--> statement-breakpoint
-- What was done stays as it was written.
CREATE FUNCTION "refuse_audit_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The audit log is append-only' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER "audit_append_only" BEFORE UPDATE OR DELETE ON "audit"
  FOR EACH ROW EXECUTE FUNCTION "refuse_audit_change"();
