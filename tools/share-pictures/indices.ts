import { serverTime } from '../../core/domain/server-time.ts';
import { clockOf } from '../../core/specs/clock.ts';
import { minutesPerDay } from '../../core/util/durations.ts';
import { instruments } from '../../site/facts/instruments.ts';
import { angleOf, dashesOf, ringsOf, turnOf } from '../../site/pages/products/indices/dial.ts';
import { homeExchanges, homeOf } from '../../site/pages/products/indices/home-exchanges.ts';
import type { Colours } from './colours.ts';
import { placed, readDrawing } from './svg-files.ts';

/** A day on which the clocks of all cities show winter time: the picture does not change with the seasons. */
const winterDay = Date.UTC(2026, 0, 14);
/** When New York has opened and London is still open, in server time. */
const shownMinute = 16.75 * 60;
const outerRing = 124;
const step = 21;

/** The dial of 24 hours: a ring of daylight for each city, and the sessions of its indices. */
export function indicesMaterial({ accent, ink }: Colours): string {
  const rings = ringsOf(
    instruments
      .filter((instrument) => instrument.class === 'indices')
      .flatMap((instrument) => {
        const city = homeOf(instrument.symbol);
        // A day without holidays.
        return city ? [{ city, sessions: instrument.sessions, holidays: undefined }] : [];
      }),
  );
  const face = placed(readDrawing('site/pages/products/indices/dial-face.svg', 'face'), {
    x: -213,
    y: -213,
    width: 426,
    height: 426,
  });
  const drawn = rings.flatMap(([first], index) => {
    if (!first) return [];
    const radius = outerRing - index * step;
    const turn = turnOf(clockOf(homeExchanges[first.city]), serverTime, winterDay);
    return [
      `<circle r="${radius}" transform="rotate(${turn})" fill="none" stroke="url(#sun)" stroke-width="17"/>`,
      `<circle r="${radius + 8}" pathLength="${minutesPerDay}" stroke-dasharray="${dashesOf(first.sessions)}" transform="rotate(90)" fill="none" stroke="${accent}" stroke-width="4.5"/>`,
    ];
  });
  return [
    '<linearGradient id="sun" x2="0" y2="1"><stop offset=".25" stop-color="#f0d074"/><stop offset=".5" stop-color="#8f5a30"/><stop offset=".7" stop-color="#1b2138"/></linearGradient>',
    '<g transform="scale(1.2)">',
    face,
    ...drawn,
    `<path d="M0 0V-149" transform="rotate(${angleOf(shownMinute)})" stroke="${ink}" stroke-width="3" stroke-linecap="round"/><circle r="7" fill="${ink}"/><circle r="2.5" fill="${accent}"/>`,
    '</g>',
  ].join('');
}
