import { useLoaderData } from "@remix-run/react";
import { createElement, type ReactNode } from "react";
import type { Branch } from "../branch";
import content from "../content.json";

/** The product's texts as data, as a real page would load them, but with no query, no language, no session. */
export const loader = () => ({ texts: content.texts as string[] });

export default function Page() {
  const { texts } = useLoaderData<typeof loader>();
  return <>{(content.branches as Branch[]).map((branch, index) => draw(branch, texts, index))}</>;
}

function draw(branch: Branch, texts: string[], key: number): ReactNode {
  if (typeof branch === "number") return texts[branch];
  const [tag, props, branches] = branch;
  return createElement(tag, { ...props, key }, ...branches.map((one, index) => draw(one, texts, index)));
}
