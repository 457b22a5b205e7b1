/**
 * The pages whose forms carry files: those of a request and of its job, on either side; a complaint, a payment by transfer, and the
 * technician's profile.
 */
const pages =
  /^\/((technician\/)?requests\/[^/]+(\/(edit|dispute|review))?|complaints\/[^/]+|payment|register-profile|technician\/user-profile)$/;

/** Whether what is posted to this path may carry files; no other has room for them. */
export const takesFiles = (path: string): boolean =>
  pages.test(path.replace(/^\/(en|ar)(?=\/)/, "").replace(/(\.data|\/)$/, ""));
