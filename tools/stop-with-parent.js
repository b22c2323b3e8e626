// @ts-check
const intervalMs = 250;

/** Stops this process when the npm that started it is killed: otherwise the server goes on and holds its port. */
export function stopWithParent() {
  if (!process.env['npm_lifecycle_event']) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  }, intervalMs).unref();
}
