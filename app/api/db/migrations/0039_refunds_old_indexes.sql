-- For a while 0033 left these to this step: a database of that time has them still.
DROP INDEX IF EXISTS "refunds_to_send";--> statement-breakpoint
DROP INDEX IF EXISTS "refunds_failed";