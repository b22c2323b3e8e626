import {
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type { Mount } from './root.ts';

/** What gcr.io/distroless/cc has of glibc and of GCC's run-time libraries, by its own documentation. */
const distrolessLibraries = [
  'libc.so.6',
  'libm.so.6',
  'libdl.so.2',
  'libpthread.so.0',
  'librt.so.1',
  'libresolv.so.2',
  'libnss_dns.so.2',
  'libnss_files.so.2',
  'libgcc_s.so.1',
  'libstdc++.so.6',
];

/** A system with Node, npm and the tools of a full Debian: this machine's own, which steps cannot write to. */
function standInForNode(root: string): Mount[] {
  for (const folder of ['tmp', 'root']) mkdirSync(path.join(root, folder), { recursive: true });
  return [
    // Without /usr/local, which may have a Node of its own.
    ...['bin', 'sbin', 'lib', 'lib64', 'share'].flatMap((name) =>
      [`/usr/${name}`, `/${name}`]
        .filter((folder) => existsSync(folder))
        .map((folder) => ({ source: realpathSync(folder), target: folder })),
    ),
    { source: '/etc', target: '/etc' },
    { source: process.execPath, target: '/usr/local/bin/node' },
  ];
}

/** glibc and little else, without a shell. */
function standInForDistroless(root: string): Mount[] {
  const [loader = ''] = globSync('/lib{,64}/ld-linux-*.so.*');
  const [libc = ''] = globSync('/usr/lib/*-linux-gnu/libc.so.6');
  const libraries = path.dirname(libc);
  for (const folder of [libraries, '/etc', '/proc', '/dev', '/tmp'])
    mkdirSync(path.join(root, folder), { recursive: true });
  for (const name of distrolessLibraries)
    copyFileSync(path.join(libraries, name), path.join(root, libraries, name));
  symlinkSync('usr/lib', path.join(root, 'lib'));
  const loaderPlace = path.join(root, loader);
  mkdirSync(path.dirname(loaderPlace), { recursive: true });
  copyFileSync(loader, loaderPlace);
  writeFileSync(
    path.join(root, 'etc/passwd'),
    'nonroot:x:65532:65532::/home/nonroot:/sbin/nologin\n',
  );
  writeFileSync(path.join(root, 'etc/hosts'), '127.0.0.1 localhost\n');
  return [];
}

/** Fills the root of a stage with what stands in for its base image. @returns what is mounted during its steps */
export function standInFor(image: string, root: string): Mount[] {
  if (image.startsWith('node:')) return standInForNode(root);
  if (image.startsWith('gcr.io/distroless/cc-')) return standInForDistroless(root);
  throw new Error(`There is nothing here that could stand in for ${image}`);
}
