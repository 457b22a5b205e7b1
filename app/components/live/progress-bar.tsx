import { useNavigation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { ProgressBar as Line } from "~/components/ui/progress-bar";
import { type Drive, driveOf } from "./progress-drive";

/** The line over the page while another page is on its way; it ends with the load, however that ends. */
export function ProgressBar() {
  const line = useRef<HTMLElement>(null);
  const [drive, setDrive] = useState<Drive | null>(null);
  const isLoading = useNavigation().state !== "idle";
  useEffect(() => setDrive(() => driveOf(line.current)), []);
  useEffect(() => drive?.(isLoading), [drive, isLoading]);
  return <Line ref={line} hidden />;
}
