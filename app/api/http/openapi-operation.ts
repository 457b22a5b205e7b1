import { z } from "zod";
import type { Endpoint } from "~/contract/endpoint";

export type Schema = Record<string, unknown>;
export type OpenApiOperation = {
  operationId: string;
  tags: string[];
  summary: string;
  parameters: Schema[];
  requestBody?: Schema;
  responses: Record<string, Schema>;
  security: Schema[];
};
const idempotencyKey: Schema = { type: "string", minLength: 1, maxLength: 200 };

const jsonSchema = (schema: z.ZodType, io: "input" | "output"): Schema => {
  const { $schema: _version, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return rest;
};

const content = (schema: Schema) => ({ "application/json": { schema } });

function parametersOf(endpoint: Endpoint, input: Schema): { parameters: Schema[]; body: Schema } {
  const properties = { ...(input.properties as Record<string, Schema>) };
  const required = new Set(input.required as string[] | undefined);
  const inPath = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name = ""]) => name);
  const isQuery = endpoint.method === "GET" || endpoint.body === "file";
  const names = isQuery ? Object.keys(properties) : inPath;
  const parameters = names.map((name) => ({
    name,
    in: inPath.includes(name) ? "path" : "query",
    required: required.has(name),
    schema: properties[name] ?? { type: "string" },
  }));
  for (const name of names) delete properties[name];
  const stillRequired = [...required].filter((name) => !names.includes(name));
  return {
    parameters,
    body: { type: "object", properties, ...(stillRequired.length && { required: stillRequired }) },
  };
}

const failure = (description: string): Schema => ({
  description,
  content: content({ $ref: "#/components/schemas/Failure" }),
});

const retryAfter: Schema = { description: "Seconds", schema: { type: "integer", minimum: 1 } };

/** The ways in which a call of this endpoint can fail that its caller can do something about. */
function failuresOf({ access, method, path, limits }: Endpoint, takesInput: boolean): Record<string, Schema> {
  const changes = method !== "GET";
  return {
    ...(access !== "guest" && {
      401: failure("The token is missing or has ended"),
      403: failure("Not for this account, or not before its phone is verified"),
    }),
    ...(path.includes("/:") && { 404: failure("There is none, or none that the caller may see") }),
    ...(changes && { 409: failure("The state has moved on; `current` names it where there is one") }),
    ...(takesInput && { 422: failure("Refused; `errors` has the sentences at each field") }),
    ...((changes || limits) && {
      429: { ...failure("Too often"), headers: { "Retry-After": retryAfter } },
    }),
    default: failure("Failure"),
  };
}

/** One endpoint as OpenAPI describes it: `id` is `area.operation`. */
export function operationOf(area: string, name: string, endpoint: Endpoint): OpenApiOperation {
  const input = jsonSchema(endpoint.input, "input");
  const { parameters, body } = parametersOf(endpoint, input);
  const takesInput = endpoint.body === "file" || Object.keys(input.properties ?? {}).length > 0;
  const success = {
    type: "object",
    properties: {
      status: { type: "integer" },
      message: { type: ["string", "null"] },
      data: jsonSchema(endpoint.output, "output"),
    },
  };
  const hasBody = endpoint.method !== "GET" && Object.keys(body.properties as object).length > 0;
  const headers = endpoint.idempotent
    ? [{ name: "Idempotency-Key", in: "header", required: false, schema: idempotencyKey }]
    : [];
  return {
    operationId: `${area}.${name}`,
    tags: [area],
    summary: endpoint.summary,
    parameters: [...parameters, ...headers],
    ...(endpoint.body === "file" && {
      requestBody: {
        required: true,
        content: { "application/octet-stream": { schema: { type: "string", format: "binary" } } },
      },
    }),
    ...(hasBody && { requestBody: { required: true, content: content(body) } }),
    responses: {
      [endpoint.success ?? 200]:
        endpoint.answer === "file"
          ? { description: "Bytes" }
          : { description: "Success", content: content(success) },
      ...failuresOf(endpoint, takesInput),
    },
    security: endpoint.access === "guest" ? [] : [{ bearer: [endpoint.access] }],
  };
}
