import { existsSync, lstatSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A folder or file of this machine that is seen inside a root. */
export interface Mount {
  source: string;
  target: string;
  writable?: boolean;
}

/** What an image consists of: a root, and how programs run in it. */
export interface Image {
  /** The folder with the image's files. */
  root: string;
  environment: Record<string, string>;
  workingFolder: string;
  user: string;
  entrypoint: string[];
  command: string[];
  healthCheck: string[];
  volumes: string[];
  stopSignal: string;
  labels: Record<string, string>;
  /** What the stand-in of the base image lends to the steps of a build stage. */
  mounts: Mount[];
}

export interface RunOptions {
  /** Added to the image's own. */
  environment?: Record<string, string>;
  mounts?: Mount[];
  /** As `read_only: true` of compose.yaml, with a small `/tmp` in memory. */
  readOnly?: boolean;
}

/** What every container has. */
const systemMounts: Mount[] = [
  { source: '/proc', target: '/proc', writable: true },
  { source: '/dev', target: '/dev', writable: true },
];

/** Makes an empty file or folder in a root, for something to be mounted on it. */
function makePlace(root: string, { source, target }: Mount): void {
  const place = path.join(root, target);
  if (existsSync(place)) return;
  if (lstatSync(source).isDirectory()) mkdirSync(place, { recursive: true });
  else {
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, '');
  }
}

const script = `
set -e
root=$1; readOnly=$2; count=$3; shift 3
mount --bind "$root" "$root"
while [ "$count" -gt 0 ]; do
  mount --rbind "$1" "$root$2"
  [ "$3" = rw ] || mount -o remount,bind,ro "$root$2"
  shift 3; count=$((count - 1))
done
if [ "$readOnly" = yes ]; then
  mount -t tmpfs -o size=16m,mode=1777 tmpfs "$root/tmp"
  mount -o remount,bind,ro "$root"
fi
exec "$@"
`;

/**
 * The command that runs a program in the root of an image as an engine would: with its environment, folder and user,
 * without new privileges, and with mounts that nobody else sees. Needs root; Linux only.
 */
export function execInRoot(
  image: Image,
  parameters: readonly string[],
  { environment = {}, mounts = [], readOnly = false }: RunOptions = {},
): [program: string, parameters: string[]] {
  const all = [...systemMounts, ...image.mounts, ...mounts];
  for (const mount of all) makePlace(image.root, mount);
  const [user = '0', group = user] = image.user.split(':');
  const variables = Object.entries({ HOME: '/tmp', ...image.environment, ...environment });
  return [
    'unshare',
    [
      '--mount',
      '/bin/sh',
      '-c',
      script,
      'sh',
      image.root,
      readOnly ? 'yes' : 'no',
      String(all.length),
      ...all.flatMap(({ source, target, writable }) => [source, target, writable ? 'rw' : 'ro']),
      'env',
      '-i',
      ...variables.map(([name, value]) => `${name}=${value}`),
      'setpriv',
      '--no-new-privs',
      'unshare',
      `--root=${image.root}`,
      `--wd=${image.workingFolder}`,
      `--setgid=${group}`,
      `--setuid=${user}`,
      ...parameters,
    ],
  ];
}
