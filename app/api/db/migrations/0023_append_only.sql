-- What no row of may be deleted is not emptied at once either.
CREATE TRIGGER "ledger_lines_never_emptied" BEFORE TRUNCATE ON "ledger_lines"
  FOR EACH STATEMENT EXECUTE FUNCTION "ledger_refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "journals_never_emptied" BEFORE TRUNCATE ON "journals"
  FOR EACH STATEMENT EXECUTE FUNCTION "ledger_refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "accounts_never_emptied" BEFORE TRUNCATE ON "accounts"
  FOR EACH STATEMENT EXECUTE FUNCTION "ledger_refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "audit_never_emptied" BEFORE TRUNCATE ON "audit"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_audit_change"();
--> statement-breakpoint
CREATE TRIGGER "complaint_decisions_never_emptied" BEFORE TRUNCATE ON "complaint_decisions"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_complaint_change"();
--> statement-breakpoint
CREATE TRIGGER "complaint_messages_never_emptied" BEFORE TRUNCATE ON "complaint_messages"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_complaint_change"();
--> statement-breakpoint
CREATE TRIGGER "invoices_never_emptied" BEFORE TRUNCATE ON "invoices"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_invoice_change"();
