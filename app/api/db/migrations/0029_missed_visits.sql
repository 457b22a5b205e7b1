-- A visit under warranty that its customer said was not made was `lapsed` before it had a name of its own. The audit log is only added to.
WITH "told" AS (
  SELECT DISTINCT ON ("entity_id") "entity_id", "request_id" FROM "audit" WHERE "entity" = 'proposal' AND "event" = 'miss' ORDER BY "entity_id"
), "renamed" AS (
  UPDATE "proposals" SET "status" = 'missed' FROM "told"
    WHERE "told"."entity_id" = "proposals"."id" AND "proposals"."kind" = 'warranty' AND "proposals"."status" = 'lapsed'
    RETURNING "proposals"."id", "told"."request_id"
)
INSERT INTO "audit" ("id", "entity", "entity_id", "request_id", "actor", "event", "from_status", "to_status", "detail")
  SELECT gen_random_uuid()::text, 'proposal', "id", "request_id", 'time', 'miss', 'lapsed', 'missed', '{"kind":"warranty"}' FROM "renamed";
