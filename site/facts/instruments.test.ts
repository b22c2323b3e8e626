import { expect, test } from 'vitest';
import { parseClockTime } from '../../core/specs/clock-time.ts';
import { minutesPerDay } from '../../core/util/durations.ts';
import { instruments } from './instruments.ts';

test('every session of every instrument is a bar inside one day', () => {
  for (const { symbol, sessions } of instruments) {
    for (const [opens, closes] of sessions) {
      expect(parseClockTime(closes), symbol).toBeGreaterThan(parseClockTime(opens));
      expect(parseClockTime(closes), symbol).toBeLessThanOrEqual(minutesPerDay);
    }
  }
});
