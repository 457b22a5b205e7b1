import { createHash } from "node:crypto";
import { html, raw } from "hono/html";
import type { OpenApiDocument } from "./openapi";
import type { OpenApiOperation } from "./openapi-operation";

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:70rem;margin:2rem auto;padding:0 1rem;color:#17181c}
summary{cursor:pointer;padding:.5rem 0}code{font:600 14px ui-monospace,monospace}pre{background:#f5f5f4;padding:1rem;overflow:auto}
details details{margin-inline-start:1rem}h2{margin-top:2rem}`;

const hash = createHash("sha256").update(style).digest("base64");
/** The page's own style, and nothing else. */
export const docsPolicy = `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const schemaBlock = (title: string, schema: unknown) =>
  html`<details><summary>${title}</summary><pre tabindex="0">${JSON.stringify(schema, null, 2)}</pre></details>`;

function operationBlock(method: string, path: string, operation: OpenApiOperation) {
  const who =
    operation.security.length === 0
      ? "anybody"
      : Object.values(operation.security[0] ?? {})
          .flat()
          .join(", ");
  return html`<details id="${operation.operationId}">
    <summary><code>${method.toUpperCase()} ${path}</code> ${operation.summary} (${who})</summary>
    ${schemaBlock("Parameters", operation.parameters)}
    ${operation.requestBody ? schemaBlock("Body", operation.requestBody) : ""}
    ${schemaBlock("Answers", operation.responses)}
  </details>`;
}

/** The document as a page that needs neither script nor outside host. For developers, so in English alone. */
export function docsPage(document: OpenApiDocument) {
  const all = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const areas = [...new Set(all.map(({ operation }) => operation.tags[0] ?? ""))];
  return html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
    <title>${String(document.info.title)}</title><style>${raw(style)}</style></head><body><main>
    <h1>${String(document.info.title)}</h1><p><a href="/api/v1/openapi.json">openapi.json</a></p>
    ${areas.map(
      (area) => html`<section><h2>${area}</h2>
        ${all.filter(({ operation }) => operation.tags[0] === area).map(({ method, path, operation }) => operationBlock(method, path, operation))}
      </section>`,
    )}</main></body></html>`;
}
