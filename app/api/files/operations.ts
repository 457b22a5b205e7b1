import type { filesContract } from "~/contract/files";
import type { Operations } from "../operation";
import { read, remove } from "./read";
import { upload } from "./upload";

export const files: Operations<typeof filesContract> = { upload, read, remove };
