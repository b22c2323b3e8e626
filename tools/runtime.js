// @ts-check
/** The oldest Node that runs the site itself. The pinned one comes with the packages; elsewhere the machine's own serves. */
const needed = 24;

/** Ends with one clear line where neither the pinned Node nor the machine's own is new enough. */
export function requireRuntime() {
  if (Number(process.versions.node.split('.')[0]) >= needed) return;
  console.error(
    `No pinned Node for ${process.platform}-${process.arch}, and Node ${process.versions.node} is too old: install Node ${needed} or newer`,
  );
  process.exit(1);
}
