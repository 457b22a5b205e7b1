import { contract } from "~/contract/contract";
import type { Endpoint } from "~/contract/endpoint";
import { failureStatus } from "~/contract/failure";
import { type OpenApiOperation, operationOf, type Schema } from "./openapi-operation";

export type OpenApiDocument = {
  openapi: string;
  info: Schema;
  servers: Schema[];
  paths: Record<string, Record<string, OpenApiOperation>>;
  components: Schema;
};

const failureSchema: Schema = {
  type: "object",
  required: ["status", "code", "message", "data"],
  properties: {
    status: { type: "integer", enum: [...new Set(Object.values(failureStatus))] },
    code: { type: "string", enum: Object.keys(failureStatus) },
    message: { type: "string" },
    data: { type: "array", items: { type: "string" } },
    errors: { type: "object", additionalProperties: { type: "array", items: { type: "string" } } },
    current: { type: "object" },
    retry_after: { type: "integer", description: "Seconds" },
    request_id: { type: "string" },
  },
};

/** The contract as OpenAPI 3.1. */
export function openApiDocument(): OpenApiDocument {
  const paths: OpenApiDocument["paths"] = {};
  for (const [area, endpoints] of Object.entries(contract))
    for (const [name, endpoint] of Object.entries(endpoints as Record<string, Endpoint>)) {
      const path = endpoint.path.replace(/:(\w+)/g, "{$1}");
      paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(area, name, endpoint) };
    }
  return {
    openapi: "3.1.0",
    info: { title: "Usta website API", version: "1" },
    servers: [{ url: "/api/v1" }],
    paths,
    components: {
      schemas: { Failure: failureSchema },
      securitySchemes: { bearer: { type: "http", scheme: "bearer" } },
    },
  };
}
