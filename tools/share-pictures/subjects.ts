import type { Direction } from '../../core/domain/languages.ts';
import { productClasses, type ProductClass } from '../../site/facts/instruments.ts';
import type { RouteName } from '../../site/paths.ts';
import { accountTiers, tradingHours, wayBack } from './accounts.ts';
import { coloursOf, type Colours } from './colours.ts';
import { browserWindow, folder, letters, openQuestion, pairs, speech } from './company.ts';
import { documentPages } from './documents.ts';
import { energiesMaterial } from './energies.ts';
import { forexMaterial } from './forex.ts';
import { futuresMaterial } from './futures.ts';
import { indicesMaterial } from './indices.ts';
import { markets } from './markets.ts';
import { metalsMaterial } from './metals.ts';
import { priceLines } from './price-lines.ts';
import { calculation, headlines, panels, releases } from './tools.ts';
import { branches, curve, platform, pool, shares } from './trading.ts';

/** Around 0, 0, at most 520 wide and high. */
export type Drawing = (colours: Colours) => string;

const materials: Record<ProductClass, Drawing> = {
  forex: forexMaterial,
  metals: metalsMaterial,
  indices: indicesMaterial,
  energies: energiesMaterial,
  futures: futuresMaterial,
};

/** What each page is about, as it shows it itself. */
const drawings: Partial<Record<RouteName, Drawing>> = {
  ...materials,
  home: markets,
  accountTypes: accountTiers,
  accountSpecs: tradingHours,
  funding: wayBack,
  platforms: platform,
  socialTrading: curve,
  mam: branches,
  pamm: pool,
  economicCalendar: releases,
  calculators: calculation,
  news: headlines,
  tradingCenter: panels,
  introducingBroker: shares,
  about: pairs,
  legalDocuments: folder,
  clientAgreement: documentPages('client-agreement'),
  privacyPolicyText: documentPages('privacy-policy'),
  ibAgreement: documentPages('ib-agreement'),
  swapFreeAgreement: documentPages('swap-free-agreement'),
  fundingAgreement: documentPages('funding-agreement'),
  privacyPolicy: browserWindow,
  contact: speech,
  glossary: letters,
  help: openQuestion,
};

/** Follow the reading direction. Charts and clocks do not, nor does what has letters. */
const mirrored: ReadonlySet<RouteName> = new Set([
  'forex',
  'calculators',
  'funding',
  'accountTypes',
  'pamm',
  'mam',
  'news',
  'legalDocuments',
  'clientAgreement',
  'privacyPolicyText',
  'ibAgreement',
  'swapFreeAgreement',
  'fundingAgreement',
  'privacyPolicy',
  'contact',
  'help',
]);

interface Subject {
  drawing: string;
  colours: Colours;
  product: ProductClass | undefined;
}

/** The drawing of a page; one without its own gets price lines that no other page has. */
export function subjectOf(route: RouteName, direction: Direction): Subject {
  const product = productClasses.find((name) => name === route);
  const colours = coloursOf(product);
  const drawing = (drawings[route] ?? priceLines(route))(colours);
  return {
    drawing:
      direction === 'rtl' && mirrored.has(route)
        ? `<g transform="scale(-1 1)">${drawing}</g>`
        : drawing,
    colours,
    product,
  };
}
