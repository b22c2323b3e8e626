import { claims } from '../../site/facts/claims.ts';
import { exampleAccounts, exampleOrder } from '../../site/pages/mam/example-order.ts';
import { poolMembers, poolTotals } from '../../site/pages/pamm/example-pool.ts';
import { movingAverage } from '../../site/pages/platforms/indicators.ts';
import { trendingCandles } from '../../site/pages/platforms/trending-candles.ts';
import {
  exampleAccount,
  examplePeriods,
} from '../../site/sections/performance-fee/example-account.ts';
import { seededRandom } from '../../site/ui/seeded-random.ts';
import type { Colours } from './colours.ts';
import { panel } from './shapes.ts';
import { placed, readDrawing } from './svg-files.ts';

const green = '#2dd48b';
const red = '#ff6f61';

/** A notebook and a phone with the same chart. */
export function platform({ accent, gold, ground, ink, raised }: Colours): string {
  const count = 30;
  const period = 8;
  const history = trendingCandles(285, count + period);
  const candles = history.slice(period);
  const average = movingAverage(
    history.map(({ close }) => close),
    period,
  ).slice(period);
  const highest = Math.max(...candles.map(({ high }) => high));
  const lowest = Math.min(...candles.map(({ low }) => low));
  const chart = (
    from: number,
    box: { x: number; y: number; width: number; height: number },
  ): string => {
    const shown = candles.slice(from);
    const step = box.width / shown.length;
    const y = (price: number): number =>
      box.y + ((highest - price) / (highest - lowest)) * box.height;
    const x = (index: number): number => box.x + (index + 0.5) * step;
    const points = average.slice(from).map((value, index) => `${x(index)} ${y(value ?? 0)}`);
    return [
      ...shown.map(({ open, high, low, close }, index) => {
        const colour = close >= open ? green : red;
        const top = Math.min(y(open), y(close));
        const height = Math.max(2, Math.abs(y(open) - y(close)));
        return `<path d="M${x(index)} ${y(high)}V${y(low)}" stroke="${colour}" stroke-width="2"/><rect x="${x(index) - step * 0.32}" y="${top}" width="${step * 0.64}" height="${height}" rx="1.5" fill="${colour}"/>`;
      }),
      `<path d="M${points.join('L')}" fill="none" stroke="${gold}" stroke-width="3" stroke-linejoin="round"/>`,
    ].join('');
  };
  const screen = { x: -236, y: -196, width: 452, height: 300 };
  const grid = [0.25, 0.5, 0.75]
    .map((part) => `M${screen.x + 12} ${screen.y + screen.height * part}h${screen.width - 24}`)
    .join('');
  const phone = { x: 128, y: -62, width: 128, height: 248 };
  return [
    `<rect x="${screen.x - 12}" y="${screen.y - 12}" width="${screen.width + 24}" height="${screen.height + 24}" rx="18" fill="#04060c" stroke="#5b606b" stroke-width="2"/>`,
    `<rect x="${screen.x}" y="${screen.y}" width="${screen.width}" height="${screen.height}" rx="8" fill="${raised}"/>`,
    `<path d="${grid}" stroke="${ink}" stroke-opacity=".1" stroke-width="2"/>`,
    chart(0, { x: screen.x + 14, y: screen.y + 30, width: screen.width - 120, height: 230 }),
    placed(readDrawing('site/pages/platforms/laptop-base.svg', 'base'), {
      x: -270,
      y: 116,
      width: 520,
      height: 20,
    }),
    `<rect x="${phone.x - 8}" y="${phone.y - 8}" width="${phone.width + 16}" height="${phone.height + 16}" rx="26" fill="${ground}" stroke="#8b909b" stroke-width="2.5"/>`,
    `<rect x="${phone.x}" y="${phone.y}" width="${phone.width}" height="${phone.height}" rx="18" fill="${raised}"/>`,
    chart(16, { x: phone.x + 8, y: phone.y + 34, width: phone.width - 16, height: 132 }),
    `<rect x="${phone.x + 12}" y="${phone.y + 192}" width="48" height="36" rx="10" fill="${red}"/><rect x="${phone.x + 68}" y="${phone.y + 192}" width="48" height="36" rx="10" fill="${accent}"/>`,
  ].join('');
}

/** The worked example: what is above the high-water mark, on which a fee is due, is golden. */
export function curve({ gold, ink, raised }: Colours): string {
  const width = 464;
  const height = 332;
  const daysInMonth = 20;
  const lowest = 9600;
  const highest = 12_600;
  const monthWidth = width / examplePeriods.length;
  const y = (balance: number): number => ((highest - balance) / (highest - lowest)) * height;
  const start = Number(exampleAccount.start);
  const months = examplePeriods.map((period, index) => {
    const random = seededRandom(index + 71);
    const opening = Number(examplePeriods[index - 1]?.balance ?? start);
    const closing = Number(period.balance);
    const markBefore = Number(period.markBefore);
    let deviation = 0;
    const days = Array.from({ length: daysInMonth + 1 }, (_, day) => {
      const part = day / daysInMonth;
      if (day > 0) deviation = deviation * 0.75 + (random() - 0.5) * 220;
      const value = opening + (closing - opening) * part + deviation * Math.sin(Math.PI * part);
      return period.fee.eq(0) ? Math.min(value, markBefore) : value;
    });
    const left = index * monthWidth;
    const points = (values: readonly number[]): string =>
      values
        .map((value, day) => `${left + (day / daysInMonth) * monthWidth} ${y(value)}`)
        .join('L');
    const area = (values: readonly number[]): string =>
      `M${left} ${y(markBefore)}L${points(values)}V${y(markBefore)}z`;
    return {
      line: points(days),
      above: area(days.map((value) => Math.max(value, markBefore))),
      below: area(days.map((value) => Math.min(value, markBefore))),
      mark: `H${left + monthWidth}V${y(Number(period.markAfter))}`,
    };
  });
  return [
    panel({ x: -260, y: -206, width: 520, height: 412, fill: raised, ink }),
    `<g transform="translate(${-width / 2} ${-height / 2 + 8})">`,
    `<path d="${months.map((_, index) => (index === 0 ? '' : `M${index * monthWidth}-24V${height}`)).join('')}" stroke="${ink}" stroke-opacity=".09" stroke-width="2"/>`,
    `<path d="${months.map(({ below }) => below).join('')}" fill="${ink}" fill-opacity=".2"/>`,
    `<path d="${months.map(({ above }) => above).join('')}" fill="${gold}" fill-opacity=".62"/>`,
    `<path d="M0 ${y(start)}${months.map(({ mark }) => mark).join('')}" fill="none" stroke="${gold}" stroke-width="3.5" stroke-dasharray="9 6"/>`,
    `<path d="M${months.map(({ line }) => line).join('L')}" fill="none" stroke="${ink}" stroke-width="4.5" stroke-linejoin="round" stroke-linecap="round"/>`,
    '</g>',
  ].join('');
}

/** One order, divided among accounts by their equity. */
export function branches({ accent, gold, ink, raised }: Colours): string {
  const step = 104;
  const top = -118;
  const bottom = 96;
  return [
    ...exampleAccounts.map(({ lots }, index) => {
      const x = (index - (exampleAccounts.length - 1) / 2) * step;
      const part = lots.equity / exampleOrder.lots;
      return [
        `<path d="M0 ${top}C0 ${top + 130} ${x} ${bottom - 120} ${x} ${bottom}" fill="none" stroke="${accent}" stroke-opacity=".9" stroke-width="${4 + part * 64}"/>`,
        panel({ x: x - 44, y: bottom, width: 88, height: 112, fill: raised, ink, corner: 18 }),
        `<circle cx="${x}" cy="${bottom + 38}" r="14" fill="none" stroke="${ink}" stroke-width="4"/><path d="M${x - 26} ${bottom + 88}c0-38 52-38 52 0" fill="none" stroke="${ink}" stroke-width="4" stroke-linecap="round"/>`,
      ].join('');
    }),
    `<rect x="-118" y="-218" width="236" height="112" rx="24" fill="${raised}" stroke="${gold}" stroke-width="4"/>`,
    `<rect x="-82" y="-186" width="112" height="14" rx="7" fill="${ink}" fill-opacity=".5"/><rect x="-82" y="-156" width="164" height="22" rx="11" fill="${gold}"/>`,
  ].join('');
}

/** Deposits flow into one pool, and its result flows back in the same proportions. */
export function pool({ accent, gold, ink, raised }: Colours): string {
  const width = 500;
  const gap = 18;
  const block = 76;
  const flow = 78;
  const poolHeight = 104;
  const apartWidth = width - gap * (poolMembers.length - 1);
  const fills = [gold, accent, accent, accent];
  const opacities = [1, 1, 0.72, 0.5];
  const tops = [0, block, block + flow, block + flow + poolHeight, block + 2 * flow + poolHeight];
  const height = 2 * (block + flow) + poolHeight;
  const band = (from: readonly number[], to: readonly number[], top: number): string => {
    const [start, end] = from;
    const [toStart, toEnd] = to;
    const bend = top + flow / 2;
    return `M${start} ${top}C${start} ${bend} ${toStart} ${bend} ${toStart} ${top + flow}H${toEnd}C${toEnd} ${bend} ${end} ${bend} ${end} ${top}z`;
  };
  return [
    `<g transform="translate(${-width / 2} ${-height / 2})">`,
    ...poolMembers.map(({ stake }, index) => {
      const before = poolMembers.slice(0, index).reduce((sum, other) => sum + other.stake, 0);
      const start = (before / poolTotals.stake) * apartWidth + index * gap;
      const apart = [start, start + (stake / poolTotals.stake) * apartWidth];
      const joined = [before, before + stake].map((sum) => (sum / poolTotals.stake) * width);
      const fill = `fill="${fills[index]}"`;
      const opacity = opacities[index] ?? 1;
      const length = apart[1]! - start;
      return [
        `<rect x="${start}" width="${length}" height="${block}" rx="14" fill="${raised}"/>`,
        `<rect x="${start}" width="${length}" height="${block}" rx="14" ${fill} fill-opacity="${opacity}"/>`,
        `<path d="${band(apart, joined, tops[1]!)}" ${fill} fill-opacity="${opacity * 0.26}"/>`,
        `<rect x="${joined[0]}" y="${tops[2]}" width="${joined[1]! - joined[0]!}" height="${poolHeight}" ${fill} fill-opacity="${opacity}"/>`,
        `<path d="${band(joined, apart, tops[3]!)}" ${fill} fill-opacity="${opacity * 0.26}"/>`,
        `<rect x="${start + 2}" y="${tops[4]! + 2}" width="${length - 4}" height="${block - 4}" rx="13" fill="${ink}" fill-opacity=".04" stroke="${fills[index]}" stroke-opacity="${opacity}" stroke-width="4"/>`,
      ].join('');
    }),
    '</g>',
  ].join('');
}

/** Spread revenue as a ring of a hundred strokes, of which the golden ones are the partner's share at least. */
export function shares({ accent, gold, ink, raised }: Colours): string {
  const yours = claims.ibShare.value.value;
  const strokes = Array.from({ length: 100 }, (_, index) => {
    const isYours = index < yours;
    return `<path d="M0-${isYours ? 176 : 190}V-236" transform="rotate(${(index + 0.5) * 3.6})" stroke="${isYours ? gold : ink}" stroke-opacity="${isYours ? 1 : 0.3}" stroke-width="6.5" stroke-linecap="round"/>`;
  });
  const person = (size: number, colour: string): string =>
    `<g fill="none" stroke="${colour}" stroke-width="${5.5 / size}" stroke-linecap="round" transform="scale(${size})"><circle cy="-14" r="15"/><path d="M-28 34c0-40 56-40 56 0"/></g>`;
  const clients = [0, 1, 2, 3, 4].map((index) => {
    const angle = (index / 5) * 2 * Math.PI - Math.PI / 2;
    const [x, y] = [Math.cos(angle) * 112, Math.sin(angle) * 112].map(Math.round);
    return `<path d="M0 0L${x} ${y}" stroke="${accent}" stroke-opacity=".7" stroke-width="4"/><circle cx="${x}" cy="${y}" r="32" fill="${raised}" stroke="${accent}" stroke-width="4"/><g transform="translate(${x} ${(y ?? 0) - 2})">${person(0.48, ink)}</g>`;
  });
  return [
    ...strokes,
    ...clients,
    `<circle r="54" fill="${raised}" stroke="${gold}" stroke-width="5"/><g transform="translate(0 -4)">${person(0.86, ink)}</g>`,
  ].join('');
}
