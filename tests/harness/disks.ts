import { spawnSync } from 'node:child_process';
import { mkdirSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { newFolder, type OnTestFinished } from './temporary-folder.ts';

const succeeds = (program: string, ...parameters: string[]): boolean =>
  spawnSync(program, parameters, { stdio: 'ignore' }).status === 0;

/** A disk in memory, whose size can be changed. */
export interface SmallDisk {
  folder: string;
  resize(kilobytes: number): void;
}

/** Undefined where mounting is not allowed: it needs root. Unmounted when the test ends. */
export function smallDisk(
  onTestFinished: OnTestFinished,
  kilobytes: number,
): SmallDisk | undefined {
  const folder = path.join(newFolder(onTestFinished), 'disk');
  mkdirSync(folder);
  const sized = (size: number): string => `size=${size}k,mode=0700`;
  if (
    process.platform !== 'linux' ||
    !succeeds('mount', '-t', 'tmpfs', '-o', sized(kilobytes), 'tmpfs', folder)
  )
    return undefined;
  onTestFinished(() => void spawnSync('umount', ['-l', folder]));
  return {
    folder,
    resize: (size) => void spawnSync('mount', ['-o', `remount,${sized(size)}`, folder]),
  };
}

/** A disk that can fail. */
export interface FailingDisk {
  folder: string;
  /** The kernel finds an error on it, and from then on refuses every write. */
  fail(): void;
  /** As an operator does, once nothing uses it. */
  repair(): void;
}

/** Undefined where an image cannot be mounted as a disk: it needs root. Unmounted when the test ends. */
export function failingDisk(onTestFinished: OnTestFinished): FailingDisk | undefined {
  const own = newFolder(onTestFinished);
  const image = path.join(own, 'image');
  const folder = path.join(own, 'disk');
  mkdirSync(folder);
  writeFileSync(image, '');
  truncateSync(image, 64 * 1024 * 1024);
  const mount = (): boolean => succeeds('mount', '-o', 'loop,errors=remount-ro', image, folder);
  const isMounted =
    process.platform === 'linux' && succeeds('mke2fs', '-q', '-F', '-t', 'ext4', image) && mount();
  if (!isMounted) return undefined;
  onTestFinished(() => void spawnSync('umount', ['-l', folder]));
  const device = spawnSync('findmnt', ['-n', '-o', 'SOURCE', folder], { encoding: 'utf8' });
  const trigger = `/sys/fs/ext4/${path.basename(device.stdout.trim())}/trigger_fs_error`;
  return {
    folder,
    fail: () => writeFileSync(trigger, 'test'),
    repair() {
      if (!succeeds('umount', folder)) throw new Error('The disk is still in use');
      spawnSync('e2fsck', ['-p', image], { stdio: 'ignore' });
      if (!mount()) throw new Error('The disk cannot be mounted again');
    },
  };
}
