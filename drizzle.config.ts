import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "postgresql",
  schema: ["./app/api/db/schema.ts", "./app/api/db/money-schema.ts", "./app/api/db/complaint-schema.ts"],
  out: "./app/api/db/migrations",
});
