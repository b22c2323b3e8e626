import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { DCLinter } from 'dclint';
import { validate } from 'dockerfile-utils';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { readCmsSettings, secretSettings as secretsOfCms } from '../../cms/settings.ts';
import { fileSettingOf } from '../../contract/secret-files.ts';
import { environmentSettings } from '../../server/environment-settings.ts';
import { readSettings } from '../../server/read-settings.ts';
import { secretSettings } from '../../server/settings.ts';
import { parseDockerfile, type Stage } from '../../tools/container/dockerfile.ts';
import { packagesReadLater } from '../../tools/vite-plugins.ts';
import { newFolder } from '../harness/temporary-folder.ts';

const composeFiles = ['compose.yaml', ...globSync('deploy/container/*.yaml')];

interface Service {
  image: string;
  build?: { target: string };
  command?: string[];
  user?: string;
  read_only: boolean;
  cap_drop: string[];
  security_opt: string[];
  mem_limit: string;
  environment?: Record<string, string>;
  secrets?: string[];
  networks: string[];
  volumes?: string[];
  restart: string;
  healthcheck?: { test?: string[]; disable?: boolean };
  depends_on?: Record<string, { condition: string }>;
}

interface Compose {
  services: Record<string, Service>;
  secrets: Record<string, { file: string }>;
  networks: Record<string, { internal?: boolean } | null>;
  volumes: Record<string, null>;
}

const readCompose = (file: string): Compose =>
  parse(readFileSync(file, 'utf8'), { merge: true }) as Compose;

const compose = readCompose('compose.yaml');
const services = Object.entries(compose.services);
const dockerfile = readFileSync('Dockerfile', 'utf8');
const stages = parseDockerfile(dockerfile);
const stageOf = (name: string): Stage => {
  const stage = stages.find((each) => each.name === name);
  if (!stage) throw new Error(`The Dockerfile has no stage ${name}`);
  return stage;
};
/** The steps of a stage after those of the stages that it starts from. */
const stepsOf = (name: string): Stage['steps'] => {
  const { from, steps } = stageOf(name);
  return stages.some((each) => each.name === from) ? [...stepsOf(from), ...steps] : steps;
};

test('the Dockerfile has no mistake that its language server knows', () => {
  expect(validate(dockerfile)).toEqual([]);
  expect(validate('FROM scratch\nCOPPY a b').map(({ message }) => message)).toEqual([
    'Unknown instruction: COPPY',
  ]);
});

test('what is downloaded is pinned by its digest, and Node is the pinned one', () => {
  const images = [
    ...stages.map(({ from }) => from).filter((from) => !stages.some(({ name }) => name === from)),
    ...services.flatMap(([, { image, build }]) => (build ? [] : [image])),
  ];
  for (const image of images) expect(image).toMatch(/^[\w./-]+:[\w.-]+@sha256:[0-9a-f]{64}$/);
  const { optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    optionalDependencies: Record<string, string>;
  };
  const nodes = images.filter((image) => image.startsWith('node:'));
  expect(new Set(nodes.map((image) => /^node:([\d.]+)-/.exec(image)?.[1]))).toEqual(
    new Set(Object.values(optionalDependencies)),
  );
});

test.each(['site', 'cms'])('the image of the %s runs without root and without a shell', (name) => {
  const steps = stepsOf(name);
  const last = <Kind extends Stage['steps'][number]['kind']>(kind: Kind) =>
    steps.findLast(
      (step): step is Extract<Stage['steps'][number], { kind: Kind }> => step.kind === kind,
    );
  expect(last('user')?.user).toMatch(/^[1-9]\d*:[1-9]\d*$/);
  expect(last('entrypoint')?.parameters).toEqual(['/usr/local/bin/node']);
  expect(last('health check')).toBeDefined();
  expect(last('stop signal')?.signal).toBe('SIGTERM');
  expect(last('volumes')?.paths).toEqual(['/data']);
  expect(steps.filter(({ kind }) => kind === 'run')).toEqual([]);
});

test('the image of the site and the unit for it give Node as little memory', () => {
  const unit = readFileSync('deploy/systemd/site@.service', 'utf8');
  const [, settings = ''] = /^Environment=(NODE_OPTIONS=.*)$/m.exec(unit) ?? [];
  const inImage = stepsOf('site').flatMap((step) =>
    step.kind === 'environment'
      ? Object.entries(step.values).map(([name, value]) => `${name}=${value}`)
      : [],
  );
  expect(settings).not.toBe('');
  expect(inImage).toEqual(expect.arrayContaining(settings.split(' ')));
});

test('no folder that is made here gets into an image', () => {
  const linesOf = (file: string): string[] => readFileSync(file, 'utf8').trim().split('\n');
  const ignored = new Set(linesOf('.dockerignore').map((line) => line.replace(/^\*\*\//, '')));
  const made = linesOf('.gitignore').filter((line) => line.endsWith('/'));
  expect(made.filter((folder) => !ignored.has(folder.slice(0, -1)))).toEqual([]);
});

test('what the built server does not contain is in the image', () => {
  const imported = globSync('dist/server/**/*.js').flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      // Comments of packages name imports, too.
      .filter((line) => !/^\s*(?:\*|\/[/*])/.test(line))
      .flatMap((line) => [...line.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*"([a-z@][\w@/.:-]*)"/g)])
      .map(([, name = '']) => name)
      // The edge's build imports some of Node's modules without `node:`.
      .filter((name) => !isBuiltin(name)),
  );
  // Nothing is built where only the unit tests run.
  if (existsSync('dist/server'))
    expect(new Set(imported.filter((name) => !isBuiltin(name)))).toEqual(
      new Set(packagesReadLater),
    );
});

test('dclint finds nothing in the compose files', () => {
  const linter = new DCLinter({
    rules: {
      // The order tells how the parts depend on each other.
      'service-keys-order': 0,
      'services-alphabetical-order': 0,
      'top-level-properties-order': 0,
      // Caddy's ports are the public ones.
      'no-unbound-port-interfaces': 0,
      // That of compose.yaml.
      'require-project-name-field': 0,
    },
    quiet: false,
    debug: false,
    exclude: [],
  });
  const messages = linter
    .lintFiles(composeFiles, false)
    .flatMap(({ filePath, messages: found }) =>
      found.map(({ line, message }) => `${filePath}:${line} ${message}`),
    );
  expect(messages).toEqual([]);
});

test.each(services)(
  '%s can write only to its volumes, has no privileges and reports its health',
  (_, service) => {
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      mem_limit: expect.stringMatching(/^\d+[mg]$/) as string,
    });
    const endsByItself = service.restart === 'no';
    const checkOfImage =
      service.build && stepsOf(service.build.target).some(({ kind }) => kind === 'health check');
    if (!endsByItself) expect(service.healthcheck?.test ?? checkOfImage).toBeTruthy();
  },
);

test('what a service waits for, mounts or joins exists', () => {
  for (const [name, { depends_on = {}, volumes = [], networks, secrets = [] }] of services) {
    for (const [other, { condition }] of Object.entries(depends_on)) {
      const { restart, healthcheck } = compose.services[other] ?? {};
      expect([name, other, condition, healthcheck?.disable ?? false]).toEqual([
        name,
        other,
        restart === 'no' ? 'service_completed_successfully' : 'service_healthy',
        restart === 'no',
      ]);
    }
    for (const volume of volumes.map((each) => each.split(':')[0] ?? ''))
      expect([name, volume, volume in compose.volumes || existsSync(volume)]).toEqual([
        name,
        volume,
        true,
      ]);
    for (const network of networks) expect(compose.networks).toHaveProperty(network);
    for (const secret of secrets) expect(compose.secrets).toHaveProperty(secret);
  }
});

test('only the site and the CMS reach Postgres', () => {
  expect(compose.services['postgres']?.networks).toEqual(['database']);
  expect(compose.networks['database']).toEqual({ internal: true });
  expect(
    services.filter(([, { networks }]) => networks.includes('database')).map(([name]) => name),
  ).toEqual(['site-1', 'site-2', 'cms-prepare', 'cms', 'postgres']);
});

test('every setting is one of the site or the CMS, and every secret of the service is in a file of it', () => {
  const fileSettings = [...secretSettings, ...secretsOfCms].map(fileSettingOf);
  const known = new Set([
    ...Object.keys(environmentSettings),
    ...fileSettings,
    'CMS_ORIGIN',
    'SITE_URL',
    'SITE_ADDRESS',
    'SITE_UPSTREAMS',
    'POSTGRES_PASSWORD_FILE',
  ]);
  for (const { services: configured } of composeFiles.map(readCompose))
    for (const [name, { environment = {}, secrets = [] }] of Object.entries(configured)) {
      for (const [setting, value] of Object.entries(environment)) {
        expect([name, setting, known.has(setting)]).toEqual([name, setting, true]);
        expect([name, setting, secretSettings.includes(setting)]).toEqual([name, setting, false]);
        if (setting.endsWith('_FILE'))
          expect(secrets.map((secret) => `/run/secrets/${secret}`)).toContain(value);
      }
    }
});

test('the script creates every secret once, for containers to read and the settings to accept', () => {
  const folder = newFolder(onTestFinished, 'secrets');
  const create = (): Record<string, string> => {
    const { status } = spawnSync(path.resolve('deploy/container/create-secrets.sh'), {
      cwd: folder,
    });
    expect(status).toBe(0);
    return Object.fromEntries(
      Object.entries(compose.secrets).map(([name, { file }]) => [
        name,
        readFileSync(path.join(folder, file), 'utf8'),
      ]),
    );
  };
  const created = create();
  expect(create()).toEqual(created);
  expect(statSync(path.join(folder, 'secrets')).mode & 0o777).toBe(0o700);
  for (const { file } of Object.values(compose.secrets))
    expect(statSync(path.join(folder, file)).mode & 0o777).toBe(0o444);

  const environmentOf = (service: string): Record<string, string> =>
    Object.fromEntries(
      Object.entries(compose.services[service]?.environment ?? {})
        .filter(([name]) => name.endsWith('_FILE') || name === 'CONTENT_SERVICE_URL')
        .map(([name, value]) => [
          name,
          value.replace('/run/secrets', path.join(folder, 'secrets')),
        ]),
    );
  const { contact, content } = readSettings(environmentOf('site-1'));
  expect(contact.databaseUrl).toMatch(/^postgres:\/\/site:\w{48}@postgres:5432\/site$/);
  expect(`${content.changedSecret}\n`).toBe(created['content-changed-secret']);
  expect(
    readCmsSettings({
      CMS_DATABASE_URL: created['cms-database-url'],
      PAYLOAD_SECRET: created['payload-secret'],
    }).database.kind,
  ).toBe('postgres');
});
