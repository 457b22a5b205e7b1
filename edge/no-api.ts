/** Stands where the embedded API would: an edge runtime has no database in its process. */
function absent(): never {
  throw new Error("An edge runtime has no embedded API: set API_BASE_URL.");
}

export {
  absent as demoSecret,
  absent as failureBody,
  absent as invoke,
  absent as openApi,
  absent as readerOf,
};
