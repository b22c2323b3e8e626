import { Agent, get } from 'node:http';
import { BoundSocket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { launchSite, startSite } from '../harness/server-process.ts';
import { newFolder } from '../harness/temporary-folder.ts';

/** Between the requests of a visitor: the other tests need the processor, too. */
const pauseMs = 20;

/** @returns the status, or the error that the client met */
const outcomeOf = (url: string, agent: Agent): Promise<number | string> =>
  new Promise((resolve) => {
    get(url, { agent }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
      response.on('error', ({ message }) => resolve(message));
    }).on('error', ({ message }) => resolve(message));
  });

test('a restart on a passed socket refuses nobody: the site says that it stops, serves until clients have left, and the next process takes over', async () => {
  // It outlives the site's processes, as a service manager's does.
  const socket = new BoundSocket({ host: '127.0.0.1' });
  onTestFinished(() => socket.close());
  const origin = `http://127.0.0.1:${socket.address().port}`;
  const settings = { DATA_FOLDER: newFolder(onTestFinished), SHUTDOWN_DELAY: '1' };
  const first = await startSite(settings, socket.fd());
  onTestFinished(() => first.stop('SIGKILL'));
  const agents = [true, true, false].map((keepAlive) => new Agent({ keepAlive, maxSockets: 1 }));
  onTestFinished(() => agents.forEach((agent) => agent.destroy()));
  const outcomes: (number | string)[] = [];
  const clock = { isOver: false };
  const visitors = agents.map(async (agent) => {
    while (!clock.isOver) {
      outcomes.push(await outcomeOf(`${origin}/en/about`, agent));
      await sleep(pauseMs);
    }
  });
  await expect.poll(() => outcomes.length).toBeGreaterThan(30);

  const stopped = first.stop();
  const readiness = async (): Promise<unknown> => {
    const response = await fetch(`${origin}/readyz`);
    return [response.status, await response.json()];
  };
  await expect.poll(readiness, { interval: 10 }).toEqual([503, { status: 'stopping' }]);
  const page = await fetch(`${origin}/en`);
  expect([page.status, page.headers.get('connection')]).toEqual([200, 'close']);
  await stopped;
  expect(first.process.exitCode).toBe(0);

  const countBetween = outcomes.length;
  // Visitors wait for the page that they ask for, not for all. How long a start takes beside other steps is not what is tested.
  const second = launchSite(settings, socket.fd());
  onTestFinished(() => second.stop('SIGKILL'));
  await expect.poll(() => outcomes.length, { timeout: 60_000 }).toBeGreaterThan(countBetween + 30);
  clock.isOver = true;
  await Promise.all(visitors);
  expect(outcomes.filter((outcome) => outcome !== 200)).toEqual([]);
});
