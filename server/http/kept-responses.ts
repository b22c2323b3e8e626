import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { minuteMs } from '../../core/util/durations.ts';
import { messageOf } from '../../core/util/error-message.ts';
import type { Log } from '../log.ts';
import {
  bytesOf,
  storedResponse,
  type ResponseBytes,
  type StoredResponse,
} from './stored-response.ts';

/**
 * Finished responses on the disk, so that a start does not render and compress again what the build or an earlier process
 * did. Each is kept under the digest of all that it was made of; one that was made of anything else is never found.
 */
export interface KeptResponses {
  /**
   * @param key the response's place in the site: a path
   * @param inputs hex digest of what it is made of
   */
  get(key: string, inputs: string): StoredResponse | undefined;
  /** Takes the place of an earlier response of this key. */
  set(key: string, inputs: string, response: StoredResponse): void;
  /** Writes what is new since the last time, and deletes what is no longer used. Failures are logged. */
  save(): Promise<void>;
}

/** Raised when the format of the files changes. */
const formatVersion = 1;

/** The first line is the digest of all that follows: a JSON line, then the bodies. */
interface FileHead extends Pick<ResponseBytes, 'status' | 'headers' | 'hash'> {
  format: typeof formatVersion;
  /** The file's own name: one that was renamed is not believed. */
  name: string;
  /** Bytes of the uncompressed body, brotli and gzip, in this order. */
  lengths: [identity: number, br: number, gzip: number];
}

const digestOf = (...parts: Uint8Array[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
};
const digestLength = 64;
const fileName = /^[0-9a-f]{64}\.(?:best|fast)$/;
/** A file that was not finished in this time never will be. */
const maxWritingMs = minuteMs;
const newline = 0x0a;

/** @returns undefined for a response that is not compressed: it costs nothing to make */
function encodeFile(name: string, response: StoredResponse): Buffer | undefined {
  const bytes = bytesOf(response);
  if (!bytes?.compressed) return undefined;
  const { status, headers, hash, identity, compressed } = bytes;
  const bodies = [identity, compressed.br, compressed.gzip];
  const [identityLength = 0, brLength = 0, gzipLength = 0] = bodies.map(
    ({ byteLength }) => byteLength,
  );
  const head: FileHead = {
    format: formatVersion,
    name,
    status,
    headers,
    hash,
    lengths: [identityLength, brLength, gzipLength],
  };
  const rest = [Buffer.from(`${JSON.stringify(head)}\n`), ...bodies];
  return Buffer.concat([Buffer.from(`${digestOf(...rest)}\n`), ...rest]);
}

/** @throws if the file is not exactly as it was written */
function decodeFile(name: string, file: Buffer<ArrayBuffer>): StoredResponse {
  const rest = file.subarray(digestLength + 1);
  if (file.toString('latin1', 0, digestLength + 1) !== `${digestOf(rest)}\n`)
    throw new Error('its bytes are not those that were written');
  const headEnd = rest.indexOf(newline);
  const head = JSON.parse(rest.toString('utf8', 0, headEnd)) as FileHead;
  if (head.format !== formatVersion || head.name !== name)
    throw new Error('it is not the response that its name says');
  const { status, headers, hash, lengths } = head;
  let start = headEnd + 1;
  const [identity, br, gzip] = lengths.map((length) => {
    const body = new Uint8Array(rest.buffer, rest.byteOffset + start, length);
    start += length;
    return body;
  }) as [Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>];
  const isFinal = name.endsWith('.best');
  return storedResponse({ status, headers, hash, identity, compressed: { br, gzip }, isFinal });
}

const nameOf = (inputs: string, response: StoredResponse): string =>
  `${inputs}.${bytesOf(response)?.isFinal ? 'best' : 'fast'}`;

/** Whether a process ended while it wrote this file. */
async function isAbandoned(file: string): Promise<boolean> {
  if (!file.endsWith('.new')) return false;
  const { mtimeMs } = await stat(file);
  return Date.now() - mtimeMs > maxWritingMs;
}

function filesIn(folder: string): Set<string> {
  try {
    return new Set(readdirSync(folder).filter((name) => fileName.test(name)));
  } catch {
    return new Set();
  }
}

/**
 * @param folder of this process's own responses
 * @param builtFolder responses of the build, which are read only
 */
export function createKeptResponses(
  folder: string,
  builtFolder: string | undefined,
  log: Log,
): KeptResponses {
  const responses = new Map<string, { inputs: string; response: StoredResponse }>();
  const own = { folder, files: filesIn(folder) };
  const sources = [
    own,
    ...(builtFolder === undefined ? [] : [{ folder: builtFolder, files: filesIn(builtFolder) }]),
  ];
  const damaged = new Set<string>();
  let saved: ReadonlySet<string> | undefined;
  let saving: Promise<void> = Promise.resolve();
  let hasFailed = false;
  let hasFoundDamage = false;

  function read(name: string): StoredResponse | undefined {
    for (const source of sources) {
      if (!source.files.has(name)) continue;
      const file = path.join(source.folder, name);
      try {
        return decodeFile(name, readFileSync(file));
      } catch (error) {
        // It is made again, and written in its place.
        source.files.delete(name);
        if (source === own) damaged.add(name);
        // A disk that lost one has often lost many.
        if (!hasFoundDamage)
          log.warn('Kept responses cannot be used and are made again', {
            file,
            error: messageOf(error),
          });
        hasFoundDamage = true;
      }
    }
    return undefined;
  }

  async function write(name: string, response: StoredResponse): Promise<void> {
    const bytes = encodeFile(name, response);
    if (!bytes) return;
    const file = path.join(folder, name);
    const temporary = `${file}.${process.pid}.new`;
    try {
      await writeFile(temporary, bytes);
      // Another process sees the whole file or none.
      await rename(temporary, file);
      own.files.add(name);
      damaged.delete(name);
    } catch (error) {
      await rm(temporary, { force: true }).catch(() => {});
      throw error;
    }
  }

  async function saveNow(): Promise<void> {
    const wanted = new Map(
      [...responses.values()].map(({ inputs, response }) => [nameOf(inputs, response), response]),
    );
    // Otherwise the process of an older version, until it is stopped, would delete what the newer one keeps.
    if (saved && wanted.size === saved.size && [...wanted.keys()].every((name) => saved?.has(name)))
      return;
    try {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      own.files = new Set([...filesIn(folder)].filter((name) => !damaged.has(name)));
      for (const [name, response] of wanted)
        if (!sources.some(({ files }) => files.has(name))) await write(name, response);
      for (const name of await readdir(folder)) {
        const file = path.join(folder, name);
        const isUnused = fileName.test(name) ? !wanted.has(name) : await isAbandoned(file);
        if (!isUnused) continue;
        await rm(file, { force: true });
        own.files.delete(name);
      }
      saved = new Set(wanted.keys());
      hasFailed = false;
    } catch (error) {
      // A disk that is full or read-only stays so for a while; the site needs none of this.
      if (!hasFailed)
        log.warn('Responses cannot be kept on the disk', { folder, error: messageOf(error) });
      hasFailed = true;
    }
  }

  return {
    get(key, inputs) {
      const response = read(`${inputs}.best`) ?? read(`${inputs}.fast`);
      if (response) responses.set(key, { inputs, response });
      return response;
    },
    set: (key, inputs, response) => void responses.set(key, { inputs, response }),
    save: () => (saving = saving.then(saveNow)),
  };
}
