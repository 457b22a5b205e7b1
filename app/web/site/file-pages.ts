/** The pages whose forms carry files: the request form, an open request's, and the technician's profile. */
const pages = /^\/(requests\/(add-request|[^/]+\/edit)|register-profile|technician\/user-profile)$/;

/** Whether what is posted to this path may carry files; no other has room for them. */
export const takesFiles = (path: string): boolean =>
  pages.test(path.replace(/^\/(en|ar)(?=\/)/, "").replace(/(\.data|\/)$/, ""));
