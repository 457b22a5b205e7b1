// React ships this entry without its own types: it is the stream renderer that Node, browsers and edge runtimes share.
declare module "react-dom/server.browser" {
  export { renderToReadableStream } from "react-dom/server";
}
