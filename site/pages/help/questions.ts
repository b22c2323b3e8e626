import type { LegalDocumentId, LegalDocumentRoute } from '../../documents/legal-documents.ts';
import type { RouteName } from '../../paths.ts';

export type Topic = keyof typeof import('./help.en.json').topics;
export type QuestionId = keyof typeof import('./help.en.json').items;

/** Where the matter of a question is set out in full. */
export type Reference =
  | { kind: 'page'; page: NamedPage; section?: string }
  | { kind: 'document'; id: LegalDocumentId };

/** A page with a name in the menu or the footer. */
type NamedPage = Exclude<RouteName, 'home' | 'error' | LegalDocumentRoute>;

const page = (name: NamedPage, section?: string): Reference => ({
  kind: 'page',
  page: name,
  ...(section !== undefined && { section }),
});
const document = (id: LegalDocumentId): Reference => ({ kind: 'document', id });

interface Question {
  /** A URL fragment, too: the same in every language. */
  id: QuestionId;
  references: readonly [Reference, ...Reference[]];
}

const question = (id: QuestionId, ...references: Question['references']): Question => ({
  id,
  references,
});

/** The questions of each topic in reading order; their words are in `help.*.json`. */
export const questions: Readonly<Record<Topic, readonly Question[]>> = {
  account: [
    question('open-account', page('accountTypes', 'deposit'), document('client-agreement')),
    question('who-can-open', document('client-agreement')),
    question('documents-needed', document('client-agreement')),
    question('account-difference', page('accountTypes')),
    question('minimum-deposit', page('accountTypes')),
    question('several-accounts', page('accountTypes'), document('funding-agreement')),
    question('demo-account', page('platforms', 'download')),
    question('islamic-account', page('accountTypes', 'swap-free'), document('swap-free-agreement')),
    question('swap-free-cost', document('swap-free-agreement')),
    question('swap-free-ruling', document('swap-free-agreement')),
    question('fund-in-time', page('accountTypes', 'deposit'), page('funding', 'terms')),
    question('close-account', document('client-agreement')),
    question('contact-support', page('contact')),
  ],
  funding: [
    question('deposit-how', page('funding', 'methods'), document('funding-agreement')),
    question('deposit-how-long', page('funding', 'methods'), document('funding-agreement')),
    question('deposit-third-person', page('funding', 'first'), document('funding-agreement')),
    question('withdraw-how', page('funding', 'times'), document('funding-agreement')),
    question('withdraw-how-long', page('funding', 'times'), document('funding-agreement')),
    question('withdraw-where', page('funding', 'way-back'), document('funding-agreement')),
    question('withdraw-open-positions', page('funding', 'terms'), document('funding-agreement')),
    question('funding-fees', page('funding', 'terms'), document('funding-agreement')),
    question('funding-limits', page('funding', 'terms'), document('funding-agreement')),
    question('payment-late', page('funding', 'late'), page('contact')),
    question('currency-conversion', page('funding', 'terms'), document('funding-agreement')),
  ],
  platform: [
    question('which-platform', page('platforms', 'download')),
    question('platform-login', page('platforms', 'download')),
    question('how-many-instruments', page('accountSpecs')),
    question('expert-advisors', page('platforms'), document('client-agreement')),
    question('order-types', page('platforms', 'why')),
    question('slippage', document('client-agreement')),
    question('server-time', page('accountSpecs')),
    question('trading-hours', page('accountSpecs')),
    question('website-prices', page('tradingCenter')),
    question('copy-trading', page('socialTrading', 'fee')),
    question('mam-or-pamm', page('mam'), page('pamm')),
    question('manager-withdraw', page('mam'), page('pamm')),
  ],
  costs: [
    question('one-lot-cost', page('accountTypes', 'lot-cost')),
    question('commission', page('accountTypes')),
    question('spread', page('accountTypes')),
    question('opening-fee', page('accountTypes')),
    question('swap', page('accountSpecs')),
    question('swap-amount', page('platforms')),
    question('triple-swap', page('accountSpecs')),
    question('highest-leverage', page('accountSpecs')),
    question('elite-leverage', page('accountSpecs')),
    question('margin', page('accountTypes', 'margin'), page('accountSpecs')),
    question('margin-call', page('accountTypes', 'protection')),
    question('stop-out', page('accountTypes', 'protection')),
  ],
  safety: [
    question('lose-everything', document('client-agreement')),
    question('license', page('legalDocuments')),
    question('client-money', page('accountTypes', 'protection')),
    question('insurance', page('accountTypes', 'protection')),
    question('negative-balance', page('accountTypes', 'protection')),
    question('counterparty', page('accountTypes', 'protection')),
    question('complaint', page('accountTypes', 'complaints'), document('client-agreement')),
    question('fraud', page('funding', 'never'), document('funding-agreement')),
    question('password-safety', page('contact'), document('client-agreement')),
    question('personal-data', page('privacyPolicy')),
  ],
  partners: [
    question('ib-join', page('introducingBroker', 'steps')),
    question('ib-share', page('introducingBroker', 'terms'), document('ib-agreement')),
    question('ib-payment', page('introducingBroker', 'terms'), document('ib-agreement')),
    question('ib-client-cost', page('introducingBroker', 'questions')),
    question('ib-own-trades', page('introducingBroker', 'questions')),
    question('ib-end', document('ib-agreement')),
  ],
};
