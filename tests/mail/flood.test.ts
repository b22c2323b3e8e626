import { expect, onTestFinished, test } from 'vitest';
import { parseSettings } from '../../server/settings.ts';
import { startBuiltIn } from './built-in-provider.ts';
import { sendForm } from './messages.ts';

/** The provider with the limits of a site whose settings name none, and visitors at any IP. */
async function startWithDefaultLimits() {
  const { limits } = parseSettings({}).contact;
  const time = { seconds: 0 };
  const { origin, outbox } = await startBuiltIn(
    onTestFinished,
    {
      MESSAGES_PER_ADDRESS: String(limits.maxPerHourPerIp),
      MESSAGES_PER_NETWORK: String(limits.maxPerHourPerNetwork),
      MESSAGES_TOGETHER: String(limits.maxPerHourTotal),
    },
    { now: () => new Date(Date.UTC(2026, 5, 15, 12) + time.seconds * 1000) },
  );
  return {
    limits,
    time,
    outbox,
    /** @returns a token that is old enough to be sent */
    fetchToken: async (ip: string): Promise<string> => {
      const headers = { 'x-forwarded-for': ip };
      const response = await fetch(`${origin}/api/contact/stamp`, { headers });
      time.seconds += 5;
      return response.text();
    },
    send: async (ip: string, subject: string, token: string): Promise<number> => {
      const headers = { 'x-forwarded-for': ip };
      return (await sendForm(origin, { subject, 'contact-stamp': token }, headers)).status;
    },
  };
}

test('45 /64s of one IPv6 /48 that replay a token for 21 s do not lock the form for others', async () => {
  const { time, outbox, fetchToken, send } = await startWithDefaultLimits();
  const replayed = await fetchToken('2001:db8:bad:0::1');
  const statuses: Record<number, number> = {};
  for (let round = 0; round < 21; round++) {
    time.seconds += 1;
    const received = await Promise.all(
      Array.from({ length: 45 }, (_, subnet) =>
        send(`2001:db8:bad:${subnet}::1`, `${round} ${subnet}`, replayed),
      ),
    );
    for (const status of received) statuses[status] = (statuses[status] ?? 0) + 1;
  }
  const visitor = '2001:db8:900d:1::1';
  expect(await send(visitor, 'from elsewhere', await fetchToken(visitor))).toBe(200);
  // The token counted five times; then it would have taken work.
  expect(statuses).toEqual({ 200: 5, 428: 940 });
  expect(await outbox.counts()).toMatchObject({ waiting: 6 });
});

test('45 /64s of one IPv6 /48 with a token for each message do not lock the form for others', async () => {
  const { limits, outbox, fetchToken, send } = await startWithDefaultLimits();
  for (let number = 0; number < 90; number++) {
    const ip = `2001:db8:bad:${number % 45}::1`;
    await send(ip, `${number}`, await fetchToken(ip));
  }
  expect(await outbox.counts()).toMatchObject({ waiting: limits.maxPerHourPerNetwork });
  const visitor = '2001:db8:900d:1::1';
  expect(await send(visitor, 'from elsewhere', await fetchToken(visitor))).toBe(200);
});
