import { chemicalSymbols, type Metal } from '../../site/pages/products/metals/contract-scale.ts';
import { weights } from './fonts.ts';

const colours: Record<Metal, { base: string; bright: string; deep: string }> = {
  gold: { base: '#e3b23c', bright: '#fff0bd', deep: '#6d4706' },
  silver: { base: '#b9bec6', bright: '#ffffff', deep: '#3c424b' },
  platinum: { base: '#9fb0b6', bright: '#f2fbff', deep: '#2c3a41' },
};

/** A bar: its front, and how far its other end is. */
const bar = { width: 340, height: 132, taper: 40 };
const away = { x: 150, y: -74 };

const gradients = (metal: Metal): string => {
  const { base, bright, deep } = colours[metal];
  return [
    `<linearGradient id="${metal}-front" x2="1" y2=".7"><stop stop-color="${bright}"/><stop offset=".22" stop-color="${base}"/><stop offset=".5" stop-color="${deep}"/><stop offset=".68" stop-color="${base}"/><stop offset=".78" stop-color="${bright}"/><stop offset="1" stop-color="${deep}"/></linearGradient>`,
    `<linearGradient id="${metal}-lid" x1="0" y1="1" x2="1" y2="0"><stop stop-color="${base}"/><stop offset=".45" stop-color="${bright}"/><stop offset=".7" stop-color="${base}"/><stop offset="1" stop-color="${bright}"/></linearGradient>`,
    `<linearGradient id="${metal}-flank" x2="1" y2="1"><stop stop-color="${base}"/><stop offset="1" stop-color="${deep}"/></linearGradient>`,
  ].join('');
};

/** One bar whose front stands with its lower left corner here. */
function drawBar(metal: Metal, x: number, y: number): string {
  const { width, height, taper } = bar;
  const { bright, deep } = colours[metal];
  const top = width - 2 * taper;
  const front = `M0 0H${width}l${-taper} ${-height}H${taper}z`;
  const lid = `M${taper} ${-height}h${top}l${away.x} ${away.y}h${-top}z`;
  const flank = `M${width} 0l${-taper} ${-height}l${away.x} ${away.y}l${taper} ${height}z`;
  const rim = `M${taper + 26} ${-height - 9}h${top - 34}l${away.x - 36} ${away.y + 18}h${34 - top}z`;
  return [
    `<g transform="translate(${x} ${y})">`,
    `<path d="${flank}" fill="url(#${metal}-flank)"/>`,
    `<path d="${front}" fill="url(#${metal}-front)"/>`,
    `<path d="${front}" fill="url(#brushed)"/>`,
    `<path d="${lid}" fill="url(#${metal}-lid)"/>`,
    `<path d="${rim}" fill="${deep}" fill-opacity=".16" stroke="${deep}" stroke-opacity=".3"/>`,
    `<path d="M0 0l${taper} ${-height}h${top}l${away.x} ${away.y}M${taper + top} ${-height}l${taper} ${height}" fill="none" stroke="${bright}" stroke-opacity=".85" stroke-width="1.6" stroke-linejoin="round"/>`,
    `<g font-weight="${weights.bold}" font-size="54" text-anchor="middle"><text x="${width / 2}" y="-46" fill="${bright}" fill-opacity=".55" transform="translate(0 1.5)">${chemicalSymbols[metal]}</text><text x="${width / 2}" y="-46" fill="${deep}">${chemicalSymbols[metal]}</text></g>`,
    '</g>',
  ].join('');
}

/** Bullion of the three metals, gold on top, on a dark floor that mirrors it. */
export function metalsMaterial(): string {
  const floor = 528;
  const left = 318;
  const gap = 10;
  const stack = [
    drawBar('silver', left, floor),
    drawBar('platinum', left + bar.width + gap, floor),
    drawBar('gold', left + (bar.width + gap) / 2, floor - bar.height),
  ].join('');
  return [
    ...(['gold', 'silver', 'platinum'] as const).map(gradients),
    '<pattern id="brushed" width="83" height="5" patternUnits="userSpaceOnUse"><path stroke="#fff" stroke-opacity=".12" stroke-width=".5" d="M0 1h50M30 3h53"/></pattern>',
    `<linearGradient id="fade" x2="0" y2="1"><stop stop-color="#fff" stop-opacity=".38"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>`,
    `<mask id="mirror"><rect x="${left - 200}" y="${floor}" width="1200" height="100" fill="url(#fade)"/></mask>`,
    `<g transform="scale(.66)translate(-745 -386)">`,
    `<g mask="url(#mirror)"><g transform="matrix(1 0 0-1 0 ${2 * floor})">${drawBar('silver', left, floor)}${drawBar('platinum', left + bar.width + gap, floor)}</g></g>`,
    stack,
    '</g>',
  ].join('');
}
