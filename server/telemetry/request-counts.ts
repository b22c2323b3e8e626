import { routeClasses, type RouteClass } from './route-classes.ts';

/** Upper bounds in seconds: stored pages take some 0.02 ms, rendered ones 10, a search after a change some hundred. */
export const latencyBuckets = [
  0.0002, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1,
] as const;

const maxStatus = 600;
const bucketCount = latencyBuckets.length + 1;
const bucketsInMs = latencyBuckets.map((seconds) => seconds * 1000);

export interface LatencyCounts {
  /** By bucket, not cumulative; the last is beyond all bounds. */
  buckets: readonly number[];
  sumSeconds: number;
}

/** Counts requests in plain numbers: this stands on the path of every one. Whoever asks for the metrics reads them. */
export interface RequestCounts {
  /** @param classIndex the position in `routeClasses` */
  add(classIndex: number, status: number, ms: number): void;
  /** Each status that has occurred. */
  byStatus(): { class: RouteClass; status: number; count: number }[];
  latency(routeClass: RouteClass): LatencyCounts;
}

function increase(numbers: Float64Array, index: number, by: number): void {
  numbers[index] = (numbers[index] ?? 0) + by;
}

export function createRequestCounts(): RequestCounts {
  const statuses = new Float64Array(routeClasses.length * maxStatus);
  const buckets = new Float64Array(routeClasses.length * bucketCount);
  const sums = new Float64Array(routeClasses.length);

  return {
    add(classIndex, status, ms) {
      let bucket = 0;
      while (ms > (bucketsInMs[bucket] ?? Infinity)) bucket += 1;
      increase(statuses, classIndex * maxStatus + status, 1);
      increase(buckets, classIndex * bucketCount + bucket, 1);
      increase(sums, classIndex, ms);
    },
    byStatus: () =>
      routeClasses.flatMap((routeClass, index) =>
        [...statuses.subarray(index * maxStatus, (index + 1) * maxStatus)].flatMap(
          (count, status) => (count > 0 ? [{ class: routeClass, status, count }] : []),
        ),
      ),
    latency(routeClass) {
      const index = routeClasses.indexOf(routeClass);
      return {
        buckets: [...buckets.subarray(index * bucketCount, (index + 1) * bucketCount)],
        sumSeconds: (sums[index] ?? 0) / 1000,
      };
    },
  };
}
