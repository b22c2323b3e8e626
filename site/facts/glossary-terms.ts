import { keysOf } from '../../core/util/map-keys.ts';
import type { RouteName } from '../paths.ts';

interface GlossaryTerm {
  /** Ids of terms that explain it further. */
  related: readonly string[];
  /** The page that says more, and its section. */
  page?: RouteName;
  section?: string;
}

/**
 * The terms of the glossary by their ids, which are URL fragments in every language (`/glossary#margin-call`). What each
 * means is in the words of the page.
 */
export const glossaryTerms = {
  pip: { related: ['point', 'pip-value', 'spread'], page: 'forex' },
  point: { related: ['pip', 'tick'] },
  tick: { related: ['tick-value', 'point'] },
  'tick-value': { related: ['tick', 'contract-size'] },
  'pip-value': { related: ['pip', 'lot', 'quote-currency'] },
  lot: { related: ['mini-lot', 'micro-lot', 'contract-size'], page: 'accountSpecs' },
  'mini-lot': { related: ['lot', 'micro-lot'] },
  'micro-lot': { related: ['lot', 'mini-lot'] },
  'contract-size': { related: ['lot', 'notional-value'], page: 'accountSpecs' },
  bid: { related: ['ask', 'spread'] },
  ask: { related: ['bid', 'spread'] },
  spread: { related: ['bid', 'ask', 'variable-spread'], page: 'accountTypes' },
  'variable-spread': { related: ['spread', 'raw-spread', 'volatility'] },
  'raw-spread': { related: ['spread', 'commission'], page: 'accountTypes' },
  commission: { related: ['per-side', 'round-turn', 'spread'], page: 'accountTypes' },
  'per-side': { related: ['round-turn', 'commission'], page: 'accountTypes' },
  'round-turn': { related: ['per-side', 'commission'], page: 'accountTypes' },
  slippage: { related: ['execution', 'gap', 'market-order'] },
  execution: { related: ['latency', 'slippage', 'counterparty'], page: 'about' },
  latency: { related: ['execution', 'slippage'] },
  gap: { related: ['stop-loss', 'slippage', 'volatility'] },
  volatility: { related: ['gap', 'variable-spread'] },
  liquidity: { related: ['liquidity-provider', 'spread', 'market-depth'] },
  'liquidity-provider': { related: ['liquidity', 'market-maker'], page: 'about' },
  'market-depth': { related: ['liquidity'], page: 'platforms' },
  counterparty: {
    related: ['market-maker', 'execution'],
    page: 'accountTypes',
    section: 'protection',
  },
  'market-maker': {
    related: ['counterparty', 'liquidity-provider'],
    page: 'accountTypes',
    section: 'protection',
  },
  'base-currency': { related: ['quote-currency', 'lot'], page: 'forex' },
  'quote-currency': { related: ['base-currency', 'pip-value'], page: 'forex' },
  'major-pair': { related: ['cross', 'minor-pair', 'exotic-pair'], page: 'forex' },
  cross: { related: ['major-pair', 'minor-pair'], page: 'forex' },
  'minor-pair': { related: ['major-pair', 'exotic-pair'], page: 'accountSpecs' },
  'exotic-pair': { related: ['major-pair', 'minor-pair'], page: 'accountSpecs' },
  cfd: { related: ['underlying', 'leverage'], page: 'legalDocuments' },
  underlying: { related: ['cfd', 'contract-size'] },
  spot: { related: ['futures', 'contango'], page: 'metals' },
  futures: { related: ['expiry', 'contango', 'spot'], page: 'futures' },
  expiry: { related: ['futures', 'rollover'], page: 'futures' },
  contango: { related: ['backwardation', 'futures'] },
  backwardation: { related: ['contango', 'futures'] },
  index: { related: ['dividend-adjustment', 'cfd'], page: 'indices' },
  'dividend-adjustment': { related: ['index', 'long-position'], page: 'indices' },
  'long-position': { related: ['short-position', 'dividend-adjustment'] },
  'short-position': { related: ['long-position'] },
  leverage: { related: ['margin', 'notional-value'], page: 'accountSpecs' },
  'notional-value': { related: ['contract-size', 'leverage', 'margin'] },
  margin: { related: ['used-margin', 'free-margin', 'margin-level'] },
  'used-margin': { related: ['margin', 'free-margin'] },
  'free-margin': { related: ['equity', 'used-margin'] },
  'margin-level': { related: ['margin-call', 'stop-out', 'equity'] },
  'margin-call': {
    related: ['margin-level', 'stop-out'],
    page: 'accountTypes',
    section: 'protection',
  },
  'stop-out': {
    related: ['margin-call', 'margin-level', 'gap'],
    page: 'accountTypes',
    section: 'protection',
  },
  balance: { related: ['equity'] },
  equity: { related: ['balance', 'margin-level', 'drawdown'] },
  drawdown: { related: ['maximum-drawdown', 'equity'], page: 'socialTrading' },
  'maximum-drawdown': { related: ['drawdown'], page: 'socialTrading' },
  rollover: { related: ['swap', 'server-time'] },
  swap: {
    related: ['rollover', 'interest-differential', 'swap-free-account'],
    page: 'accountSpecs',
  },
  'swap-free-account': {
    related: ['swap', 'rollover'],
    page: 'accountTypes',
    section: 'swap-free',
  },
  'interest-differential': { related: ['swap', 'central-bank-rate'] },
  hedging: { related: ['long-position', 'short-position'] },
  'expert-advisor': { related: ['scalping'], page: 'platforms' },
  scalping: { related: ['spread', 'expert-advisor'] },
  'market-order': { related: ['pending-order', 'slippage'], page: 'platforms' },
  'pending-order': {
    related: ['limit-order', 'stop-order', 'stop-limit-order'],
    page: 'platforms',
  },
  'limit-order': { related: ['stop-order', 'pending-order', 'take-profit'], page: 'platforms' },
  'stop-order': { related: ['limit-order', 'stop-loss', 'slippage'], page: 'platforms' },
  'stop-limit-order': { related: ['stop-order', 'limit-order'], page: 'platforms' },
  'take-profit': { related: ['stop-loss', 'limit-order'] },
  'stop-loss': { related: ['gap', 'trailing-stop', 'stop-order'] },
  'trailing-stop': { related: ['stop-loss'] },
  'introducing-broker': { related: ['commission', 'spread'], page: 'introducingBroker' },
  'copy-trading': { related: ['strategy-provider', 'follower'], page: 'socialTrading' },
  'strategy-provider': { related: ['copy-trading', 'performance-fee'], page: 'socialTrading' },
  follower: { related: ['copy-trading', 'strategy-provider'], page: 'socialTrading' },
  'performance-fee': { related: ['high-water-mark', 'strategy-provider'], page: 'socialTrading' },
  'high-water-mark': { related: ['performance-fee', 'drawdown'], page: 'socialTrading' },
  pamm: { related: ['mam', 'allocation', 'performance-fee'], page: 'pamm' },
  mam: { related: ['pamm', 'allocation'], page: 'mam' },
  allocation: { related: ['mam', 'pamm'] },
  'segregated-account': {
    related: ['own-name-rule', 'negative-balance-protection'],
    page: 'accountTypes',
    section: 'protection',
  },
  'negative-balance-protection': {
    related: ['gap', 'stop-out'],
    page: 'accountTypes',
    section: 'protection',
  },
  kyc: { related: ['aml', 'own-name-rule'], page: 'legalDocuments' },
  aml: { related: ['kyc', 'own-name-rule'], page: 'legalDocuments' },
  'own-name-rule': { related: ['aml', 'kyc'], page: 'funding' },
  chargeback: { related: ['own-name-rule'], page: 'legalDocuments' },
  'demo-account': { related: ['balance'], page: 'platforms' },
  'economic-calendar': {
    related: ['consensus', 'non-farm-payrolls', 'cpi'],
    page: 'economicCalendar',
  },
  consensus: { related: ['economic-calendar'], page: 'economicCalendar' },
  'non-farm-payrolls': { related: ['economic-calendar', 'volatility'], page: 'economicCalendar' },
  cpi: { related: ['economic-calendar', 'central-bank-rate'], page: 'economicCalendar' },
  'central-bank-rate': {
    related: ['interest-differential', 'economic-calendar'],
    page: 'economicCalendar',
  },
  'troy-ounce': { related: ['contract-size', 'spot'], page: 'metals' },
  barrel: { related: ['brent', 'wti', 'contract-size'], page: 'energies' },
  mmbtu: { related: ['contract-size'], page: 'energies' },
  brent: { related: ['wti', 'barrel'], page: 'energies' },
  wti: { related: ['brent', 'barrel'], page: 'energies' },
  'server-time': { related: ['rollover'], page: 'accountSpecs' },
} as const satisfies Record<string, GlossaryTerm>;

export type TermId = keyof typeof glossaryTerms;
export const termIds = keysOf(glossaryTerms);
