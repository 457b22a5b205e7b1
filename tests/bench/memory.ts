import { load, memoryOf, type Target } from "./load";

const steps = 10;

/** Memory after load, and how it grows from one batch of requests to the next once it has warmed up. */
export async function leak(
  target: Target,
  requests: number,
): Promise<{ afterLoad: number; per10000: number }> {
  const batch = requests / steps;
  const points: { sent: number; mib: number }[] = [];
  for (let step = 1; step <= steps; step += 1) {
    await load(target, { requests: batch, connections: 16 });
    points.push({ sent: step * batch, mib: memoryOf(target.pid) });
  }
  const warm = points.slice(steps / 2);
  return { afterLoad: points.at(-1)?.mib ?? Number.NaN, per10000: slope(warm) * 10_000 };
}

/** Least squares, in MiB a request. */
function slope(points: { sent: number; mib: number }[]): number {
  const mean = (pick: (point: { sent: number; mib: number }) => number) =>
    points.reduce((sum, point) => sum + pick(point), 0) / points.length;
  const [x, y] = [mean(({ sent }) => sent), mean(({ mib }) => mib)];
  const above = points.reduce((sum, { sent, mib }) => sum + (sent - x) * (mib - y), 0);
  return above / points.reduce((sum, { sent }) => sum + (sent - x) ** 2, 0);
}
