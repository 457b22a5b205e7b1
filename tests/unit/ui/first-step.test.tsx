import { describe, expect, it } from "vitest";
import { SearchForm } from "~/components/live/search-form";
import { PostRequest } from "~/components/shell/header";
import { renderPage } from "../../support/render-page";

const post = (path: string) => renderPage(<PostRequest />, { path });

describe("a page's one first step", () => {
  it.each(["/", "/technicians", "/all-requests", "/services", "/services/all-services"])(
    "is to post a request on %s, and searching stands behind it",
    (path) => {
      expect(post(path)).toMatch(/^<a class="btn wide"/);
      const search = renderPage(<SearchForm to="/technicians" label="" example="" constraint={{}} />, {
        path,
        namespaces: ["common", "ui", "lists"],
      });
      expect(search).toMatch(/<button type="submit" class="btn btn-soft"/);
    },
  );

  it.each([
    ...["/requests", "/requests/add-request", "/requests/abcdefgh12345678", "/complaints", "/complaints/new"],
    ...["/services/requestProvider", "/services/all-services/drain"],
  ])("is the page's own on %s", (path) => {
    expect(post(path)).toBe("");
  });
});
