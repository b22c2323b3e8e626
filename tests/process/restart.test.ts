import { Agent, get } from 'node:http';
import { BoundSocket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { startSite, type Environment, type Running } from '../harness/server-process.ts';
import { newFolder } from '../harness/temporary-folder.ts';

/** A socket that outlives the processes which serve on it, as a service manager keeps one. */
function holdSocket(): { fd: number; port: number } {
  const socket = new BoundSocket({ host: '127.0.0.1' });
  onTestFinished(() => socket.close());
  return { fd: socket.fd(), port: socket.address().port };
}

async function started(environment: Environment, socket?: number): Promise<Running> {
  const site = await startSite({ DATA_FOLDER: newFolder(onTestFinished), ...environment }, socket);
  onTestFinished(() => site.stop('SIGKILL'));
  return site;
}

/** @returns the status, or the error that the client met */
const outcomeOf = (url: string, agent: Agent): Promise<number | string> =>
  new Promise((resolve) => {
    get(url, { agent }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
      response.on('error', ({ message }) => resolve(message));
    }).on('error', ({ message }) => resolve(message));
  });

test('a restart on a passed socket refuses nobody: the site says that it stops, serves until clients have left, and the next one takes over', async () => {
  const { fd, port } = holdSocket();
  const settings = { SHUTDOWN_DELAY: '1', DATA_FOLDER: newFolder(onTestFinished) };
  const first = await started(settings, fd);
  expect(first.port).toBe(port);
  const agents = [true, true, false].map((keepAlive) => new Agent({ keepAlive, maxSockets: 1 }));
  onTestFinished(() => agents.forEach((agent) => agent.destroy()));
  const outcomes: (number | string)[] = [];
  const clock = { isOver: false };
  const visitors = agents.map(async (agent) => {
    while (!clock.isOver)
      outcomes.push(await outcomeOf(`http://127.0.0.1:${port}/en/about`, agent));
  });
  await expect.poll(() => outcomes.length).toBeGreaterThan(30);
  const stopped = first.stop();
  const readiness = async (): Promise<unknown> => {
    const response = await fetch(`${first.origin}/readyz`);
    return [response.status, await response.json()];
  };
  await expect.poll(readiness, { interval: 10 }).toEqual([503, { status: 'stopping' }]);
  const page = await fetch(`${first.origin}/en`);
  expect([page.status, page.headers.get('connection')]).toEqual([200, 'close']);
  await stopped;
  expect(first.process.exitCode).toBe(0);
  const countBetween = outcomes.length;
  await started(settings, fd);
  await expect.poll(() => outcomes.length).toBeGreaterThan(countBetween + 30);
  clock.isOver = true;
  await Promise.all(visitors);
  expect(outcomes.filter((outcome) => outcome !== 200)).toEqual([]);
});
