-- What reminds of a job that is left alone is set as the job comes to its state: of those that had come there before, it is set from now on.
-- Once: later nothing tells those that were reminded long ago. What a server of that version brings there after this, a sweep of the worker finds.
INSERT INTO "timers" ("id", "subject_id", "request_id", "kind", "due_at")
  SELECT gen_random_uuid()::text, o."id", o."request_id", k."kind", k."due_at" FROM "orders" o CROSS JOIN LATERAL (
    SELECT CASE o."status" WHEN 'paid' THEN 'start_reminder' ELSE 'delivery_reminder' END AS "kind",
      CASE o."status" WHEN 'paid' THEN greatest(o."starts_at" + make_interval(mins => o."arrival_minutes"), now()) + interval '24 hours'
        ELSE greatest(o."started_at" + make_interval(mins => o."duration"), now() + interval '72 hours') END AS "due_at") k
  WHERE o."status" IN ('paid', 'in_progress')
    AND NOT EXISTS (SELECT 1 FROM "timers" t WHERE t."subject_id" = o."id" AND t."kind" = k."kind")
  ON CONFLICT DO NOTHING;
