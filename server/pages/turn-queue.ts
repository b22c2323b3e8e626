/** Thrown when too many requests wait already. */
export class QueueFullError extends Error {}

/** Resolves when it is this IP's turn. @throws {QueueFullError} */
export type WaitForTurn = (ip: string) => Promise<void>;

/** Requests wait for work of some 10 ms: at most two seconds of it in all, 0.2 s from one IP (an IPv6 /48). */
const defaultLimits = { maxWaiting: 200, maxWaitingPerIp: 20 };

/**
 * Grants one turn per pass of the event loop, to the IPs in rotation: other requests wait for one rendering at most, and an IP
 * that floods the site delays others by one of its renderings.
 */
export function createTurnQueue({ maxWaiting, maxWaitingPerIp } = defaultLimits): WaitForTurn {
  /** The requests of each IP that wait. An IP whose turn has come moves to the end. */
  const waitingByIp = new Map<string, (() => void)[]>();
  let waiting = 0;

  function grantTurn(): void {
    const [next] = waitingByIp;
    if (!next) return;
    const [ip, grants] = next;
    waitingByIp.delete(ip);
    const grant = grants.shift();
    if (grants.length > 0) waitingByIp.set(ip, grants);
    waiting -= 1;
    grant?.();
    if (waiting > 0) setImmediate(grantTurn);
  }

  return (ip) => {
    const grants = waitingByIp.get(ip) ?? [];
    if (waiting >= maxWaiting || grants.length >= maxWaitingPerIp)
      return Promise.reject(new QueueFullError('Too many requests are waiting'));
    const { promise, resolve } = Promise.withResolvers<void>();
    grants.push(resolve);
    waitingByIp.set(ip, grants);
    waiting += 1;
    if (waiting === 1) setImmediate(grantTurn);
    return promise;
  };
}
