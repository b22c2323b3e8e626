// @ts-check
/**
 * `npm run bench -- rolling-restart`: two replicas behind deploy/nginx/site.conf, on sockets that outlive them as systemd keeps
 * them, with one Postgres. While `wrk` asks for pages, half of them past nginx's cache, each replica is restarted in turn again
 * and again, Postgres once, and messages are sent. Prints what failed, and ends with 1 if anything did. Needs the system
 * packages `wrk`, `nginx` and `postgresql`.
 */
import { spawn, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { freePort } from '../tests/harness/free-port.ts';
import { ask } from '../tests/harness/https-request.ts';
import { nginxProgram, startNginx } from '../tests/harness/nginx.ts';
import { startReplica } from '../tests/harness/passed-socket.ts';
import { temporaryFolder } from '../tests/harness/temporary-folder.ts';
import { generousLimits, goodIds, goodValues } from '../tests/mail/messages.ts';
import { postgresPrograms, startPostgres } from '../tests/mail/postgres.ts';
import { build } from '../tools/build.js';

const seconds = 120;
const connections = 32;
const senders = 3;
/** Between the messages of one sender. */
const messageIntervalMs = 50;
/** Between the restarts, as an operator would wait. */
const pauseMs = 1000;
const deliveryTimeoutMs = 120_000;

const visitors = `
local paths = { '/en', '/', '/ar/account-types', '/en/about', '/products-forex', '/api/account-types' }
local count = 0
request = function()
  count = count + 1
  local path = paths[count % #paths + 1]
  if count % 2 == 0 then path = path .. '?visit=' .. count end
  return wrk.format('GET', path)
end`;

for (const [name, found] of Object.entries({
  wrk: spawnSync('which', ['wrk']).status === 0,
  nginx: nginxProgram,
  postgresql: postgresPrograms,
})) {
  if (found) continue;
  console.error(`${name} is missing: install the system package ${name}`);
  process.exit(1);
}

await build();
const { folder, remove } = temporaryFolder('bench');
/** @type {(() => void | Promise<void>)[]} */
const undo = [remove];
/** @param {() => void | Promise<void>} step */
const onFinished = (step) => void undo.unshift(step);

/** How often each message arrived, by its Message-ID. @type {Map<string, number>} */
const arrivals = new Map();
/** @type {Set<string>} */
const arrivedSubjects = new Set();
const mailbox = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, _session, callback) {
    let mail = '';
    stream.on('data', (/** @type {Buffer} */ chunk) => (mail += chunk.toString()));
    stream.on('end', () => {
      const id = /^Message-ID: (.*)$/im.exec(mail)?.[1]?.trim() ?? '';
      arrivals.set(id, (arrivals.get(id) ?? 0) + 1);
      arrivedSubjects.add(/^Subject: Contact form: (.*)$/im.exec(mail)?.[1]?.trim() ?? '');
      callback();
    });
  },
});
mailbox.on('error', () => {});
const mailPort = await freePort();
mailbox.listen(mailPort, '127.0.0.1');
onFinished(() => mailbox.close());

try {
  const postgres = await startPostgres();
  onFinished(() => postgres.stop());
  const settings = {
    ...generousLimits,
    SHUTDOWN_DELAY: '5',
    DATABASE_URL: postgres.newDatabase(),
    SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
    MAIL_TO: 'support@broker.example',
    MAIL_FROM: 'website@broker.example',
  };
  const replicas = [
    await startReplica(onFinished, settings),
    await startReplica(onFinished, settings),
  ];
  const plainPort = await freePort();
  const nginx = await startNginx({
    folder,
    replicas: [replicas[0]?.port ?? 0, replicas[1]?.port ?? 0],
    // Without TLS for wrk, so that the replicas get most of the work.
    changes: { 'listen [::]:443 ssl http2;': `listen 127.0.0.1:${plainPort};` },
  });
  onFinished(() => nginx.stop());

  const script = path.join(folder, 'visitors.lua');
  writeFileSync(script, visitors);
  let report = '';
  const wrk = spawn(
    'wrk',
    [
      '-t1',
      `-c${connections}`,
      `-d${seconds}s`,
      '--timeout',
      '10s',
      '--latency',
      '-s',
      script,
      `http://127.0.0.1:${plainPort}/`,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  wrk.stdout.on('data', (/** @type {Buffer} */ chunk) => (report += chunk.toString()));
  const clock = { isOver: false };
  wrk.once('exit', () => (clock.isOver = true));

  /** @type {string[]} */
  const confirmed = [];
  /** @type {Map<number | string, number>} */
  const refused = new Map();
  let messages = 0;
  async function sendMessages() {
    while (!clock.isOver) {
      await sleep(messageIntervalMs);
      const number = ++messages;
      const subject = `number ${number}`;
      const outcome = await ask(nginx.port, '/api/v1.0/email/send-form', {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ ...goodValues, ...goodIds, subject }).toString(),
        // Each is another visitor's: a site admits one message per second of an address.
        from: `127.1.${Math.floor(number / 250)}.${(number % 250) + 1}`,
      }).then(
        ({ status }) => status,
        (error) => String(error),
      );
      if (outcome === 200) confirmed.push(subject);
      else refused.set(outcome, (refused.get(outcome) ?? 0) + 1);
    }
  }

  let restarts = 0;
  async function restartAll() {
    let postgresRestarts = 0;
    while (!clock.isOver) {
      for (const replica of replicas) {
        if (clock.isOver) break;
        await replica.stop();
        await replica.start();
        restarts += 1;
        await sleep(pauseMs);
      }
      if (restarts < 6 || postgresRestarts > 0) continue;
      postgres.halt();
      postgres.resume();
      postgresRestarts += 1;
    }
    return postgresRestarts;
  }
  const [postgresRestarts] = await Promise.all([
    restartAll(),
    ...Array.from({ length: senders }, sendMessages),
  ]);

  const isMissing = () => confirmed.filter((subject) => !arrivedSubjects.has(subject));
  const giveUpAtMs = performance.now() + deliveryTimeoutMs;
  while (isMissing().length > 0 && performance.now() < giveUpAtMs) await sleep(250);
  const requests = Number(/(\d+) requests in/.exec(report)?.[1] ?? 0);
  const problems = report.match(/Non-2xx.*|Socket errors.*/g) ?? [];
  const repeated = [...arrivals.values()].filter((count) => count > 1).length;
  const longest = /99%\s+(\S+)/.exec(report)?.[1];
  console.log(
    `${requests} requests, ${restarts} restarts of a replica, ${postgresRestarts} of Postgres; failed: ${problems.length === 0 ? 'none' : problems.join('; ')}; 99 % within ${longest}`,
  );
  console.log(
    `${messages} messages sent, ${confirmed.length} confirmed, refused: ${[...refused].map(([outcome, count]) => `${count} × ${outcome}`).join(', ') || 'none'}`,
  );
  console.log(
    `of the confirmed ones ${confirmed.length - isMissing().length} arrived, ${isMissing().length} did not; ${repeated} arrived more than once`,
  );
  if (requests < 100_000 || problems.length > 0 || isMissing().length > 0 || repeated > 0)
    process.exitCode = 1;
} finally {
  for (const step of undo) await step();
}
