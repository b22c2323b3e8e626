import { fakeMailProvider } from '../fakes/mail-provider.ts';
import { startBuiltIn } from './built-in-provider.ts';
import { listen, type OnTestFinished } from './harness.ts';
import { goodValues } from './messages.ts';

/** A provider's own clock, to test the limit of one request per second without waiting. */
function newClock() {
  return {
    now: new Date('2026-06-15T12:00:00Z'),
    passMs(durationMs: number) {
      this.now = new Date(this.now.getTime() + durationMs);
    },
  };
}

/** The built-in provider and the fake of the outside one, for one suite. */
export const providers = [
  {
    name: 'the built-in provider',
    async start(onTestFinished: OnTestFinished) {
      const clock = newClock();
      const { origin, outbox } = await startBuiltIn(onTestFinished, {}, { now: () => clock.now });
      return {
        origin,
        clock,
        taken: async () =>
          (await outbox.list()).map(({ name, phone, email, subject, message }) => ({
            'contact-name': name,
            'contact-phone': phone,
            'contact-email': email,
            subject,
            'contact-message': message,
          })),
      };
    },
  },
  {
    name: 'the fake of the outside provider',
    async start(onTestFinished: OnTestFinished) {
      const clock = newClock();
      const fake = fakeMailProvider(() => clock.now.getTime());
      const own = Object.keys(goodValues);
      return {
        origin: await listen(onTestFinished, fake.server),
        clock,
        taken: () =>
          Promise.resolve(
            fake.taken.map((fields) =>
              Object.fromEntries(fields.filter(([name]) => own.includes(name))),
            ),
          ),
      };
    },
  },
];
