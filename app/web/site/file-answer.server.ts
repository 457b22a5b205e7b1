import type { LoaderFunctionArgs } from "@remix-run/node";
import { contract } from "~/contract/contract";
import { fileKept, filePolicy } from "~/contract/files";
import { ApiFailure, createClient } from "../calls/client.server";
import { exchangeOf } from "../calls/exchange.server";

/** The bytes of a file that the visitor may see; for others it is not there. Nothing in it can run. */
export async function fileAnswer(args: LoaderFunctionArgs): Promise<Response> {
  const { door } = await exchangeOf(args);
  const size = new URL(args.request.url).searchParams.get("size") ?? undefined;
  const input = contract.files.read.input.safeParse({ id: args.params.id, size });
  if (!input.success) return missing(404);
  return createClient(door("en"))
    .files.read(input.data)
    .then(
      ({ bytes, mime, isPublic }) =>
        new Response(bytes as BodyInit, {
          headers: {
            "Content-Type": mime,
            "Content-Length": String(bytes.byteLength),
            "Cache-Control": isPublic ? fileKept.public : fileKept.private,
            "Content-Security-Policy": filePolicy,
          },
        }),
      (error: unknown) => {
        if (!(error instanceof ApiFailure)) throw error;
        return missing(error.body.status);
      },
    );
}

const missing = (status: number) => new Response(null, { status, headers: { "Cache-Control": "no-store" } });
