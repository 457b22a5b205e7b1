-- A step of its own: whoever drops an index keeps everybody off its table, and what takes its place is there already.
DROP INDEX "refunds_to_send";--> statement-breakpoint
DROP INDEX "refunds_failed";
