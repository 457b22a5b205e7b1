import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { type OpenApiDocument, openApiDocument } from "~/api/http/openapi";
import { contract } from "~/contract/contract";
import type { Endpoint } from "~/contract/endpoint";
import { openWorld } from "../support/api";
import { sampleInput } from "../support/samples";

const world = await openWorld();

const endpoints = Object.entries(contract).flatMap(([area, all]) =>
  Object.entries(all as Record<string, Endpoint>).map(([name, endpoint]) => ({
    id: `${area}.${name}`,
    endpoint,
  })),
);
const document = openApiDocument();
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

type Node = Record<string, unknown>;
const jsonTypes = ["string", "number", "integer", "boolean", "object", "array", "null"];

/** Everything in a JSON schema that no validator would take. */
function faultsIn(schema: unknown, where: string): string[] {
  if (typeof schema === "boolean") return [];
  if (typeof schema !== "object" || schema === null || Array.isArray(schema))
    return [`${where} is no schema`];
  const node = schema as Node;
  const types = [node.type ?? []].flat();
  const unknown = types
    .filter((type) => !jsonTypes.includes(String(type)))
    .map((type) => `${where}: type ${type}`);
  const maps = ["properties", "$defs"].flatMap((key) =>
    Object.entries((node[key] ?? {}) as Node).flatMap(([name, one]) => faultsIn(one, `${where}.${name}`)),
  );
  const lists = ["anyOf", "allOf", "oneOf", "prefixItems"].flatMap((key) =>
    ((node[key] ?? []) as unknown[]).flatMap((one, n) => faultsIn(one, `${where}/${key}/${n}`)),
  );
  const single = ["items", "additionalProperties", "propertyNames"].flatMap((key) =>
    key in node ? faultsIn(node[key], `${where}/${key}`) : [],
  );
  const names = Object.keys((node.properties ?? {}) as Node);
  const isOpen = "additionalProperties" in node && node.additionalProperties !== false;
  const missing = ((node.required ?? []) as string[])
    .filter((name) => !isOpen && !names.includes(name))
    .map((name) => `${where} requires ${name}`);
  return [...unknown, ...maps, ...lists, ...single, ...missing];
}

const schemasOf = (value: unknown): unknown[] => {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => (key === "schema" ? [one] : schemasOf(one)));
};

describe("The OpenAPI document", () => {
  it("is served as it is made, and browsable without scripts or outside hosts", async () => {
    const served = (await (await world.fetch("/openapi.json")).json()) as OpenApiDocument;
    expect(served).toEqual(JSON.parse(JSON.stringify(document)));
    expect(served.openapi).toBe("3.1.0");
    const answer = await world.fetch("/docs");
    const page = await answer.text();
    for (const { id } of endpoints) expect(page).toContain(`id="${id}"`);
    expect(page).not.toMatch(/<script|https?:\/\//);
    const style = /<style>([\s\S]*)<\/style>/.exec(page)?.[1] ?? "";
    const hash = createHash("sha256").update(style).digest("base64");
    expect(answer.headers.get("Content-Security-Policy")).toBe(
      `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    );
  });

  it("describes every endpoint of the contract, and nothing else", () => {
    const described = operations.map(
      ({ path, method, operation }) => `${operation.operationId} ${method} ${path}`,
    );
    const stated = endpoints.map(
      ({ id, endpoint }) =>
        `${id} ${endpoint.method.toLowerCase()} ${endpoint.path.replace(/:(\w+)/g, "{$1}")}`,
    );
    expect(described.sort()).toEqual(stated.sort());
  });

  it("names each path's parameters, and gives each operation an answer, a failure and a summary", () => {
    for (const { path, operation } of operations) {
      const inPath = operation.parameters.filter((one) => one.in === "path").map(({ name }) => name);
      expect(inPath.sort()).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort());
      expect(operation.parameters.filter((one) => one.in === "path").every(({ required }) => required)).toBe(
        true,
      );
      expect(Object.keys(operation.responses)[0]).toMatch(/^20[01]$/);
      expect(operation.responses).toHaveProperty("default");
      expect(operation.summary).not.toBe("");
    }
  });

  it("says in which ways a call can fail", () => {
    const failuresOf = (wanted: string) => {
      const found = operations.find(({ operation }) => operation.operationId === wanted);
      return Object.keys(found?.operation.responses ?? {}).filter((status) => /^4/.test(status));
    };
    expect(failuresOf("site.info")).toEqual([]);
    expect(failuresOf("catalogue.service")).toEqual(["404", "422"]);
    expect(failuresOf("technicians.list")).toEqual(["422", "429"]);
    expect(failuresOf("auth.signIn")).toEqual(["409", "422", "429"]);
    expect(failuresOf("offers.accept")).toEqual(["401", "403", "404", "409", "422", "429"]);
    for (const { operation } of operations)
      if (operation.responses[429]) expect(operation.responses[429].headers).toHaveProperty("Retry-After");
  });

  it("holds schemas that a validator takes, and references that lead somewhere", () => {
    const faults = operations.flatMap(({ operation }) =>
      schemasOf([operation.parameters, operation.requestBody, operation.responses]).flatMap((one) =>
        faultsIn(one, operation.operationId),
      ),
    );
    expect(faults).toEqual([]);
    const text = JSON.stringify(document);
    const references = new Set([...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, to]) => to));
    expect([...references]).toEqual(["#/components/schemas/Failure"]);
    expect((document.components.schemas as Node).Failure).toBeDefined();
  });
});

describe("The contract", () => {
  it("has no two endpoints at one address", () => {
    const addresses = endpoints.map(
      ({ endpoint }) => `${endpoint.method} ${endpoint.path.replace(/:\w+/g, ":")}`,
    );
    expect(addresses.length).toBe(new Set(addresses).size);
  });

  it("keeps the specification's paths", () => {
    const stated = new Set(endpoints.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`));
    for (const path of [
      "POST /auth/sign/up/customer",
      "POST /auth/sign/up/first/provider",
      "POST /auth/sign/in",
      "POST /auth/sign/out",
    ])
      expect(stated).toContain(path);
    for (const path of [
      "GET /profile/details",
      "GET /getInfo",
      "GET /structures/home",
      "GET /structures/mobile_link",
    ])
      expect(stated).toContain(path);
  });

  it("has an acceptable sample for every input, so that the loops over it reach the operations", () => {
    for (const { id, endpoint } of endpoints) {
      const { success, error } = endpoint.input.safeParse(sampleInput(endpoint));
      expect([id, success, error?.issues]).toEqual([id, true, undefined]);
    }
  });
});
