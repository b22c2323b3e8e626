import { EmailJSResponseStatus } from '@emailjs/browser';
import { expect, test } from 'vitest';
import { failureCauseOfRejection } from './contact-outcome.ts';

test.each([
  [451, 'headless'],
  [403, 'refused'],
  [429, 'tooMany'],
  [0, 'offline'],
  [400, 'misconfigured'],
  [413, 'tooLarge'],
  [500, 'unavailable'],
  [426, 'unknown'],
])('status %i of the mail provider means %s', (status, cause) => {
  expect(failureCauseOfRejection(new EmailJSResponseStatus(status, 'text'))).toBe(cause);
});

test('the network failure that the client package passes on means offline', () => {
  expect(failureCauseOfRejection(new TypeError('Failed to fetch'))).toBe('offline');
});
