import { EmailJSResponseStatus, sendForm } from '@emailjs/browser';
import { expect, test } from 'vitest';
import { failureCauseOfRejection } from './contact-outcome.ts';

test.each([
  [451, 'headless'],
  [403, 'refused'],
  [429, 'tooMany'],
  [0, 'offline'],
  [400, 'misconfigured'],
  [422, 'misconfigured'],
  [413, 'tooLarge'],
  [500, 'unavailable'],
  [426, 'unknown'],
])('status %i of the mail provider means %s', (status, cause) => {
  expect(failureCauseOfRejection(new EmailJSResponseStatus(status, 'text'))).toBe(cause);
});

test('the network failure that the client package passes on means offline', () => {
  expect(failureCauseOfRejection(new TypeError('Failed to fetch'))).toBe('offline');
});

test('a configuration error that the client package throws is our fault', async () => {
  const thrown: unknown = await sendForm('', '', {} as HTMLFormElement).catch(
    (error: unknown) => error,
  );
  expect(typeof thrown).toBe('string');
  expect(failureCauseOfRejection(thrown)).toBe('misconfigured');
});

test.each([undefined, null, new Error('anything'), { status: '400' }])(
  'anything else is unknown: %s',
  (rejection) => {
    expect(failureCauseOfRejection(rejection)).toBe('unknown');
  },
);
