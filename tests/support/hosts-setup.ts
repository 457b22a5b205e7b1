import { prepareDemo } from "./demo";

/** The prepared demonstration that each test file copies. */
export default prepareDemo;
