import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseDockerfile, type Stage } from './dockerfile.ts';
import { execInRoot, type Image } from './root.ts';
import { standInFor } from './stand-in-images.ts';

interface ReplayOptions {
  /** The build context: the repository. */
  context: string;
  /** An empty folder for the roots of all stages. */
  folder: string;
  /** Seen by RUN steps, and not kept in the image. */
  buildEnvironment?: Record<string, string>;
  /** Does a RUN step in place of its command, if it wants to. @returns whether it did */
  standInForRun?: (command: string, stage: Image) => boolean;
}

/** Files of the context that no step sees, as `.dockerignore` says. Negated patterns are not supported. */
function createIgnored(context: string): (file: string) => boolean {
  const patterns = readFileSync(path.join(context, '.dockerignore'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  if (patterns.some((pattern) => pattern.startsWith('!')))
    throw new Error('.dockerignore: negated patterns are not supported');
  return (file) => patterns.some((pattern) => path.matchesGlob(file, pattern));
}

/** As COPY does: the contents of a folder, a file to its new name or into a folder. */
function copy(
  source: string,
  target: string,
  { intoFolder, ignored }: { intoFolder: boolean; ignored: (file: string) => boolean },
): void {
  const isFolder = statSync(source).isDirectory();
  const place = !isFolder && intoFolder ? path.join(target, path.basename(source)) : target;
  mkdirSync(isFolder ? place : path.dirname(place), { recursive: true });
  cpSync(source, place, {
    recursive: true,
    verbatimSymlinks: true,
    preserveTimestamps: true,
    filter: (file) => file === source || !ignored(path.relative(source, file)),
  });
}

const insideOf = (image: Image, file: string): string =>
  path.join(image.root, path.resolve('/', image.workingFolder, file));

/**
 * Builds the root of an image by the Dockerfile's own steps where there is no container engine. What an engine would
 * download, the base images, are stand-ins made of this machine's own system (stand-in-images.ts). Needs root.
 * @returns builds the image of a stage; of the stages before it, only those that it needs are built, each once
 */
export function createReplay(options: ReplayOptions): (stage: string) => Image {
  const { context, folder, buildEnvironment = {}, standInForRun } = options;
  const stages = parseDockerfile(readFileSync(path.join(context, 'Dockerfile'), 'utf8'));
  const built = new Map<string, Image>();
  const ignored = createIgnored(context);

  function build(name: string): Image {
    const known = built.get(name);
    if (known) return known;
    const stage = stages.find((each) => each.name === name);
    if (!stage) throw new Error(`The Dockerfile has no stage ${name}`);
    const image = startStage(stage);
    built.set(name, image);
    for (const step of stage.steps) {
      switch (step.kind) {
        case 'run': {
          if (standInForRun?.(step.command, image)) break;
          const { status } = spawnSync(
            ...execInRoot(image, ['/bin/sh', '-c', step.command], {
              environment: buildEnvironment,
            }),
            { stdio: 'inherit' },
          );
          if (status !== 0) throw new Error(`RUN ${step.command} ended with ${status}`);
          break;
        }
        case 'copy': {
          const intoFolder = step.sources.length > 1 || step.target.endsWith('/');
          const place = insideOf(image, step.target);
          for (const source of step.sources)
            if (step.from === undefined)
              copy(path.resolve(context, source), place, { intoFolder, ignored });
            else
              copy(path.join(build(step.from).root, source), place, {
                intoFolder,
                ignored: () => false,
              });
          if (step.owner !== undefined) spawnSync('chown', ['-R', step.owner, place]);
          break;
        }
        case 'environment':
          Object.assign(image.environment, step.values);
          break;
        case 'label':
          Object.assign(image.labels, step.values);
          break;
        case 'folder':
          image.workingFolder = path.resolve(image.workingFolder, step.path);
          mkdirSync(path.join(image.root, image.workingFolder), { recursive: true });
          break;
        case 'user':
          image.user = step.user;
          break;
        case 'volumes':
          image.volumes.push(...step.paths);
          break;
        case 'entrypoint':
          image.entrypoint = step.parameters;
          image.command = [];
          break;
        case 'command':
          image.command = step.parameters;
          break;
        case 'health check':
          image.healthCheck = step.parameters;
          break;
        case 'stop signal':
          image.stopSignal = step.signal;
          break;
        case 'port':
          break;
      }
    }
    return image;
  }

  function startStage({ name, from }: Stage): Image {
    const root = path.join(folder, name);
    if (stages.some((each) => each.name === from)) {
      const parent = build(from);
      mkdirSync(root, { recursive: true });
      // Hard links: later steps of ours replace files and do not write into them.
      spawnSync('cp', ['-a', '--link', `${parent.root}/.`, root]);
      return {
        ...parent,
        root,
        environment: { ...parent.environment },
        labels: { ...parent.labels },
        volumes: [...parent.volumes],
      };
    }
    mkdirSync(root, { recursive: true });
    return {
      root,
      environment: { PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin' },
      workingFolder: '/',
      user: '0:0',
      entrypoint: [],
      command: [],
      healthCheck: [],
      volumes: [],
      stopSignal: 'SIGTERM',
      labels: {},
      mounts: standInFor(from, root),
    };
  }

  return build;
}

/** The bytes of all files below a folder; one with several names counts once. */
export function sizeOf(folder: string): number {
  const seen = new Set<number>();
  let bytes = 0;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (!entry.isFile() || !existsSync(file)) continue;
    const { ino, size } = statSync(file);
    if (seen.has(ino)) continue;
    seen.add(ino);
    bytes += size;
  }
  return bytes;
}
