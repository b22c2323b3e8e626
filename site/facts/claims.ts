import { serverTime } from '../../core/domain/server-time.ts';
import { minutesPerDay } from '../../core/util/durations.ts';
import type { RouteName } from '../paths.ts';
import { productClasses } from './instruments.ts';

/**
 * Every number that the site claims. Words name a claim (`{{claim.insurance}}`) instead of typing its number;
 * `formatClaim` (site/i18n/format.ts) writes it in the reader's language.
 */
export type ClaimValue =
  | { kind: 'count'; value: number; atLeast?: true }
  | { kind: 'money'; value: number; rounded?: true }
  | { kind: 'leverage'; value: number }
  | { kind: 'percent'; value: number }
  | { kind: 'seconds'; value: number }
  | { kind: 'support'; hours: 24; days: 5 | 7 }
  /** Written with its unit: '30 days'. */
  | { kind: 'duration'; value: number; unit: 'hour' | 'day' | 'businessDay' | 'month' | 'year' }
  /** A time of day in minutes. */
  | { kind: 'clock'; minutes: number };

export interface Claim {
  value: ClaimValue;
  /** The number's subject. Two claims on one subject must agree or be named in `acceptedConflicts`. */
  subject: string;
  /** The pages that show it; `everywhere` is the header and footer of all pages. */
  pages: readonly (RouteName | 'everywhere')[];
  source: string;
  /** Date or month of the source (ISO). */
  asOf: string;
  /** Invented for the demonstration: the operator replaces or confirms it before going public. */
  sample?: true;
}

/** A claim with this source stands in the product requirements only: the operator still has to name a source. */
export const requirementsSource = 'Product requirements';
const specified = { source: `${requirementsSource}, section 1`, asOf: '2026-01' } as const;
/** Futures carry no swap. */
const swapProducts = productClasses.filter((product) => product !== 'futures');
/** No source yet: the operator names one. */
const invented = { source: 'Sample figure', asOf: '2026-11', sample: true } as const;
const currencySurvey = 'Bank for International Settlements, Triennial Survey';

/** The limits for a client and for all together are said beside each other. */
const insurancePages = [
  'home',
  'accountTypes',
  'about',
  'help',
  'clientAgreement',
  'swapFreeAgreement',
  'fundingAgreement',
] as const;

/** Steps of a withdrawal in business days, one after the other. */
const withdrawalDays = { checks: 2, handling: 1 };

export const claims = {
  instrumentsHome: {
    value: { kind: 'count', value: 1000, atLeast: true },
    subject: 'instruments',
    pages: ['home'],
    ...specified,
  },
  instrumentsAccounts: {
    value: { kind: 'count', value: 6000, atLeast: true },
    subject: 'instruments',
    pages: ['home', 'accountSpecs', 'accountTypes', 'help'],
    ...specified,
  },
  insurance: {
    value: { kind: 'money', value: 2_000_000 },
    subject: 'insurance per client',
    pages: insurancePages,
    ...specified,
  },
  insuranceTotal: {
    value: { kind: 'money', value: 50_000_000 },
    subject: 'insurance for all clients together',
    pages: insurancePages,
    ...invented,
  },
  support: {
    value: { kind: 'support', hours: 24, days: 5 },
    subject: 'support hours',
    pages: ['everywhere'],
    ...specified,
  },
  supportReply: {
    value: { kind: 'duration', value: 4, unit: 'hour' },
    subject: 'time in which support answers most emails, on trading days',
    pages: ['everywhere'],
    ...invented,
  },
  accountOpening: {
    value: { kind: 'duration', value: 1, unit: 'businessDay' },
    subject: 'time in which most accounts are opened',
    pages: [
      'home',
      'indices',
      'accountTypes',
      'funding',
      'about',
      'help',
      'tradingCenter',
      'calculators',
    ],
    ...invented,
  },
  supportService: {
    value: { kind: 'support', hours: 24, days: 7 },
    subject: 'support hours',
    pages: ['news', 'mam'],
    ...specified,
  },
  demoBalance: {
    value: { kind: 'money', value: 100_000 },
    subject: 'demo balance',
    pages: [
      'home',
      ...productClasses,
      'accountTypes',
      'about',
      'calculators',
      'help',
      'clientAgreement',
      'fundingAgreement',
    ],
    ...specified,
  },
  leverageForexMetals: {
    value: { kind: 'leverage', value: 500 },
    subject: 'leverage on forex and metals',
    pages: ['forex', 'metals', 'clientAgreement', 'swapFreeAgreement'],
    ...specified,
  },
  leverageIndices: {
    value: { kind: 'leverage', value: 200 },
    subject: 'leverage on indices',
    pages: ['indices', 'clientAgreement', 'swapFreeAgreement'],
    ...specified,
  },
  forexTurnover: {
    value: { kind: 'money', value: 7_500_000_000_000, rounded: true },
    subject: 'forex turnover a day in April 2022',
    pages: ['forex'],
    source: currencySurvey,
    asOf: '2022-04',
  },
  forexTurnoverLater: {
    value: { kind: 'money', value: 9_500_000_000_000, rounded: true },
    subject: 'forex turnover a day in April 2025',
    pages: ['forex'],
    // The final figure (Quarterly Review, December 2025); the first was 9.6.
    source: currencySurvey,
    asOf: '2025-04',
  },
  fundingDays: {
    value: { kind: 'count', value: 30 },
    subject: 'days to fund an account',
    pages: [
      'accountTypes',
      'help',
      'funding',
      'tradingCenter',
      'clientAgreement',
      'fundingAgreement',
      'home',
      'indices',
    ],
    ...specified,
  },
  ibShare: {
    value: { kind: 'percent', value: 60 },
    subject: 'share of spread revenue for introducing brokers',
    pages: ['introducingBroker', 'help', 'ibAgreement', 'glossary'],
    ...specified,
  },
  mt5Indicators: {
    value: { kind: 'count', value: 38, atLeast: true },
    subject: 'indicators of MetaTrader 5',
    pages: ['platforms'],
    ...specified,
  },
  mt5Timeframes: {
    value: { kind: 'count', value: 21 },
    subject: 'timeframes of MetaTrader 5',
    pages: ['platforms'],
    ...specified,
  },
  mt5PendingOrders: {
    value: { kind: 'count', value: 6 },
    subject: 'pending order types of MetaTrader 5',
    pages: ['platforms', 'help'],
    ...specified,
  },
  countries: {
    value: { kind: 'count', value: 150, atLeast: true },
    subject: 'countries',
    pages: ['home'],
    ...specified,
  },
  execution: {
    value: { kind: 'seconds', value: 0.12 },
    subject: 'average execution',
    pages: ['home', 'about'],
    ...specified,
  },
  trades: {
    value: { kind: 'count', value: 85_000_000, atLeast: true },
    subject: 'trades',
    pages: ['home'],
    ...specified,
  },
  monthlyVolume: {
    value: { kind: 'count', value: 100_000_000_000, atLeast: true },
    subject: 'average monthly volume, US dollars',
    pages: ['home'],
    ...specified,
  },
  hedgedMargin: {
    value: { kind: 'percent', value: 50 },
    subject: 'margin of a lot bought and a lot sold, of that of both; words say: that of one lot',
    pages: ['help', 'clientAgreement'],
    ...invented,
  },
  smallestWithdrawal: {
    value: { kind: 'money', value: 25 },
    subject: 'smallest withdrawal',
    pages: ['funding', 'help', 'fundingAgreement'],
    ...invented,
  },
  conversionMarkup: {
    value: { kind: 'percent', value: 0.5 },
    subject: 'mark-up on the market rate when we convert a payment',
    pages: [
      'home',
      'accountTypes',
      'about',
      'funding',
      'help',
      'clientAgreement',
      'fundingAgreement',
    ],
    ...invented,
  },
  stopOut: {
    value: { kind: 'percent', value: 50 },
    subject: 'stop-out level',
    pages: [
      'accountTypes',
      'glossary',
      'help',
      'funding',
      'clientAgreement',
      'swapFreeAgreement',
      'fundingAgreement',
      'metals',
    ],
    source: `${requirementsSource}, section 3`,
    asOf: '2026-01',
  },
  marginCall: {
    value: { kind: 'percent', value: 100 },
    subject: 'margin-call level',
    pages: [
      'accountTypes',
      'clientAgreement',
      'funding',
      'glossary',
      'help',
      'metals',
      'swapFreeAgreement',
    ],
    ...invented,
  },
  rollover: {
    value: { kind: 'clock', minutes: 0 },
    subject: 'rollover, server time',
    pages: [
      ...swapProducts,
      'accountTypes',
      'calculators',
      'glossary',
      'help',
      'clientAgreement',
      'swapFreeAgreement',
    ],
    ...invented,
  },
  rolloverInNewYork: {
    value: { kind: 'clock', minutes: minutesPerDay - serverTime.shiftMinutes },
    subject: 'rollover, New York time',
    pages: ['accountSpecs', 'help', 'clientAgreement'],
    ...invented,
  },
  swap: {
    value: { kind: 'clock', minutes: 0 },
    subject: 'rollover at which the swaps of content/account-specs.json were booked, server time',
    pages: swapProducts,
    ...invented,
    asOf: '2026-10',
  },
  usIndexExpiry: {
    value: { kind: 'clock', minutes: 9.5 * 60 + serverTime.shiftMinutes },
    subject: 'end of US index futures on their last day, server time',
    pages: ['futures'],
    source: 'CME Group: trading ends at 9:30 a.m. in New York',
    asOf: '2026-11',
    sample: true,
  },
  withdrawalHandling: {
    value: { kind: 'duration', value: withdrawalDays.handling, unit: 'businessDay' },
    subject: 'time until a withdrawal whose checks are complete is paid out',
    pages: ['funding', 'help', 'fundingAgreement'],
    ...invented,
  },
  withdrawalChecks: {
    value: { kind: 'duration', value: withdrawalDays.checks, unit: 'businessDay' },
    subject: 'time for the checks of a withdrawal',
    pages: ['funding', 'help', 'fundingAgreement'],
    ...invented,
  },
  withdrawalPaid: {
    value: {
      kind: 'duration',
      value: withdrawalDays.checks + withdrawalDays.handling,
      unit: 'businessDay',
    },
    subject: 'time from the request of a withdrawal until it is paid out',
    pages: ['home', 'funding', 'help'],
    ...invented,
  },
  changeNotice: {
    value: { kind: 'duration', value: 10, unit: 'businessDay' },
    subject: 'time between the notice of a changed agreement and the change',
    pages: ['clientAgreement', 'fundingAgreement', 'ibAgreement', 'swapFreeAgreement'],
    ...invented,
  },
  complaintAcknowledged: {
    value: { kind: 'duration', value: 2, unit: 'businessDay' },
    subject: 'time until a complaint is acknowledged',
    pages: ['help', 'funding', 'contact', 'clientAgreement'],
    ...invented,
  },
  complaintDecision: {
    value: { kind: 'duration', value: 30, unit: 'day' },
    subject: 'time until a complaint is decided',
    pages: ['help', 'funding', 'contact', 'clientAgreement'],
    ...invented,
  },
  ibStatement: {
    value: { kind: 'duration', value: 3, unit: 'month' },
    subject: 'time to object to a partner statement',
    pages: ['help', 'ibAgreement', 'introducingBroker'],
    ...invented,
  },
  ibNotice: {
    value: { kind: 'duration', value: 1, unit: 'month' },
    subject: 'notice that ends the partner agreement',
    pages: ['ibAgreement', 'introducingBroker'],
    ...invented,
  },
  ibRecords: {
    value: { kind: 'duration', value: 2, unit: 'year' },
    subject: 'time for which a partner keeps records',
    pages: ['ibAgreement'],
    ...invented,
  },
  dormancy: {
    value: { kind: 'duration', value: 12, unit: 'month' },
    subject: 'time without movement after which an account may be closed for trading',
    pages: ['fundingAgreement'],
    ...invented,
  },
} as const satisfies Record<string, Claim>;

export type ClaimName = keyof typeof claims;

/** The product requirements contradict themselves here, and both figures are kept: 1,000+ and 6,000+ instruments, 24/5 and 24/7. */
export const acceptedConflicts: readonly (readonly [ClaimName, ClaimName])[] = [
  ['instrumentsHome', 'instrumentsAccounts'],
  ['support', 'supportService'],
];
