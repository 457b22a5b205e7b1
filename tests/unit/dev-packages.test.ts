import { build } from "esbuild";
import { expect, it } from "vitest";
import { pastTheServer } from "../../vite.dev-scan";
import { textOf } from "../support/sources";

it("The dev server looks for packages of the browser past the server's files: some of theirs cannot be made ready for one", async () => {
  const named = ["~/web/enter.server", "~/api", "~/api/index", "~/components/ui/icon-name"];
  const { metafile } = await build({
    stdin: { contents: named.map((name) => `import "${name}";`).join(""), resolveDir: process.cwd() },
    ...{ bundle: true, write: false, metafile: true, packages: "external", plugins: [pastTheServer] },
  });
  expect(Object.keys(metafile.inputs)).toEqual(["app/components/ui/icon-name.ts", "<stdin>"]);
  expect(textOf("vite.config.ts")).toContain("esbuildOptions: { plugins: [pastTheServer] }");
});
