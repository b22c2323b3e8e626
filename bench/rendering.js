// @ts-check
/**
 * `npm run bench -- rendering`: how long a new visitor waits for a stored page while others have pages rendered for random
 * queries. Prints the percentiles at 0, 50, 200 and 1,000 such connections.
 */
import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { startBuiltSite } from '../tools/server-process.js';

const measuredRequests = 200;

/** @param {string} url @param {Agent | false} agent @param {string} [localAddress] @returns {Promise<number>} the status; 0 if the connection failed */
function statusOf(url, agent, localAddress) {
  return new Promise((resolve) => {
    get(url, { agent, ...(localAddress ? { localAddress } : {}) }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
    }).on('error', () => resolve(0));
  });
}

/** Each connection comes from one of 250 addresses. @param {string} origin @param {number} connections */
function flood(origin, connections) {
  const agents = Array.from({ length: connections }, () => new Agent({ keepAlive: true }));
  const statuses = new Map();
  const over = new AbortController();
  const loops = agents.map(async (agent, index) => {
    while (!over.signal.aborted) {
      const path = `/search?q=${Math.random().toString(36).slice(2)}`;
      const status = await statusOf(origin + path, agent, `127.0.0.${2 + (index % 250)}`);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  });
  return async () => {
    over.abort();
    await Promise.all(loops);
    for (const agent of agents) agent.destroy();
    return statuses;
  };
}

const site = await startBuiltSite();
try {
  for (const connections of [0, 50, 200, 1000]) {
    const stop = flood(site.origin, connections);
    await sleep(2000);
    /** @type {number[]} */
    const times = [];
    for (let count = 0; count < measuredRequests; count++) {
      const startMs = performance.now();
      await statusOf(`${site.origin}/en`, false);
      times.push(performance.now() - startMs);
    }
    const statuses = await stop();
    times.sort((a, b) => a - b);
    const at = (/** @type {number} */ part) =>
      `${Math.round(times[Math.floor(times.length * part)] ?? 0)} ms`;
    const others = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
    console.log(
      `${String(connections).padStart(5)} connections: p50 ${at(0.5)}, p99 ${at(0.99)}${others ? `; the others: ${others}` : ''}`,
    );
  }
} finally {
  await site.stop();
}
