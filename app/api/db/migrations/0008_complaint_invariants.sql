-- An order is disputed as long as its dispute is open, and no longer. Looked at when the transaction ends.
CREATE FUNCTION "orders_disputed_by_complaint"() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  order_of text := case tg_table_name when 'orders' then to_jsonb(new) ->> 'id' else to_jsonb(new) ->> 'order_id' end;
  is_disputed boolean;
  is_open boolean;
begin
  select status = 'disputed' into is_disputed from orders where id = order_of;
  is_open := exists (select 1 from complaints where order_id = order_of and kind = 'order' and is_dispute
    and status in ('open', 'awaiting_other', 'negotiating', 'under_review', 'decided', 'appealed'));
  if is_disputed <> is_open then
    raise exception 'order % is disputed without a dispute, or the other way round', order_of using errcode = 'check_violation';
  end if;
  return null;
end $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "orders_disputed" AFTER INSERT OR UPDATE OF "status" ON "orders" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION "orders_disputed_by_complaint"();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "complaints_disputed" AFTER INSERT OR UPDATE OF "status" ON "complaints" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (new.is_dispute) EXECUTE FUNCTION "orders_disputed_by_complaint"();
--> statement-breakpoint
-- What was decided and said stays as it was written.
CREATE FUNCTION "refuse_complaint_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER "complaint_decisions_append_only" BEFORE UPDATE OR DELETE ON "complaint_decisions"
  FOR EACH ROW EXECUTE FUNCTION "refuse_complaint_change"();
--> statement-breakpoint
CREATE TRIGGER "complaint_messages_append_only" BEFORE UPDATE OR DELETE ON "complaint_messages"
  FOR EACH ROW EXECUTE FUNCTION "refuse_complaint_change"();
