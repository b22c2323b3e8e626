// @ts-check
/** The site's own minimum. A pinned Node is installed with the packages; on other platforms the machine's Node runs the site. */
const minSiteNodeVersion = 24;

/** Exits with one line if this Node is too old. */
export function requireRuntime() {
  if (Number(process.versions.node.split('.')[0]) >= minSiteNodeVersion) return;
  console.error(
    `No pinned Node for ${process.platform}-${process.arch}, and Node ${process.versions.node} is too old: install Node ${minSiteNodeVersion} or newer`,
  );
  process.exit(1);
}
