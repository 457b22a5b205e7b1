// Prepares the demonstration that the tests of hosts copy, while other work leaves a core idle.
import { prepareDemo } from "./demo";

await prepareDemo();
