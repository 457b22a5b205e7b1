ALTER TABLE "proposals" VALIDATE CONSTRAINT "proposals_visitor_id_users_id_fk";
