import type { LegalDocumentId } from '../../documents/legal-documents.ts';
import type { RouteName } from '../../paths.ts';

export type Topic = keyof typeof import('./help.en.json').topics;
export type QuestionId = keyof typeof import('./help.en.json').items;

/** The page or document that answers a question in full. */
export type Reference =
  | { kind: 'page'; page: NamedPage; section?: string }
  | { kind: 'document'; id: LegalDocumentId; section: string };

/** A page with a name in the menu or the footer. */
type NamedPage = Extract<RouteName, keyof typeof import('../../shell/shell.en.json').menu.entries>;

const page = (name: NamedPage, section?: string): Reference => ({
  kind: 'page',
  page: name,
  ...(section !== undefined && { section }),
});
const agreement = (id: LegalDocumentId, section: string): Reference => ({
  kind: 'document',
  id,
  section,
});

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
    question(
      'open-account',
      page('accountTypes', 'deposit'),
      agreement('client-agreement', 'opening-the-account'),
    ),
    question('who-can-open', agreement('client-agreement', 'who-may-open-an-account')),
    question('documents-needed', agreement('client-agreement', 'opening-the-account')),
    question('account-difference', page('accountTypes')),
    question('minimum-deposit', page('accountTypes')),
    question(
      'several-accounts',
      page('accountTypes'),
      agreement('funding-agreement', 'transfers-between-accounts'),
    ),
    question('account-currencies', page('funding', 'terms')),
    question('demo-account', page('platforms', 'download')),
    question(
      'islamic-account',
      page('accountTypes', 'swap-free'),
      agreement('swap-free-agreement', 'how-to-ask-for-it'),
    ),
    question('swap-free-cost', agreement('swap-free-agreement', 'what-a-swap-free-account-costs')),
    question('swap-free-ruling', agreement('swap-free-agreement', 'what-this-agreement-is')),
    question('fund-in-time', page('accountTypes', 'deposit'), page('funding', 'terms')),
    question('close-account', agreement('client-agreement', 'ending-this-agreement')),
    question('contact-support', page('contact')),
  ],
  funding: [
    question('deposit-how', page('funding'), agreement('funding-agreement', 'how-to-deposit')),
    question('deposit-how-long', page('funding'), agreement('funding-agreement', 'how-to-deposit')),
    question(
      'deposit-third-person',
      page('funding', 'first'),
      agreement('funding-agreement', 'whose-money-may-be-deposited'),
    ),
    question(
      'withdraw-how',
      page('funding', 'times'),
      agreement('funding-agreement', 'how-to-withdraw'),
    ),
    question(
      'withdraw-how-long',
      page('funding', 'times'),
      agreement('funding-agreement', 'how-to-withdraw'),
    ),
    question(
      'withdraw-where',
      page('funding', 'way-back'),
      agreement('funding-agreement', 'how-to-withdraw'),
    ),
    question(
      'withdraw-open-positions',
      page('funding', 'terms'),
      agreement('funding-agreement', 'how-to-withdraw'),
    ),
    question('funding-fees', page('funding', 'terms'), agreement('funding-agreement', 'fees')),
    question(
      'funding-limits',
      page('funding', 'terms'),
      agreement('funding-agreement', 'how-to-deposit'),
    ),
    question('payment-late', page('funding', 'late'), page('contact')),
    question(
      'currency-conversion',
      page('funding', 'terms'),
      agreement('funding-agreement', 'currencies-and-conversion'),
    ),
  ],
  platform: [
    question('which-platform', page('platforms', 'download')),
    question('platform-login', page('platforms', 'download')),
    question('how-many-instruments', page('accountSpecs')),
    question(
      'expert-advisors',
      page('platforms'),
      agreement('client-agreement', 'platform-and-security'),
    ),
    question('order-types', page('platforms', 'why')),
    question('slippage', agreement('client-agreement', 'orders-and-execution')),
    question('server-time', page('accountSpecs')),
    question('trading-hours', page('accountSpecs')),
    question('website-prices', page('forex', 'quotes')),
    question('copy-trading', page('socialTrading', 'fee')),
    question('mam-or-pamm', page('mam'), page('pamm')),
    question('manager-withdraw', page('mam'), page('pamm')),
  ],
  costs: [
    question('one-lot-cost', page('accountTypes', 'lot-cost'), page('calculators')),
    question('commission', page('accountTypes')),
    question('spread', page('accountTypes')),
    question('opening-fee', page('accountTypes')),
    question('swap', page('glossary', 'swap')),
    question('swap-amount', page('glossary', 'swap'), page('calculators')),
    question('triple-swap', page('glossary', 'rollover')),
    question('highest-leverage', page('accountSpecs')),
    question('elite-leverage', page('accountSpecs')),
    question('margin', page('accountTypes', 'margin'), page('accountSpecs'), page('calculators')),
    question('margin-call', page('accountTypes', 'protection')),
    question('stop-out', page('accountTypes', 'protection')),
  ],
  safety: [
    question('lose-everything', agreement('client-agreement', 'your-risks')),
    question('license', page('legalDocuments')),
    question('client-money', page('accountTypes', 'protection')),
    question('insurance', page('accountTypes', 'protection')),
    question('negative-balance', page('accountTypes', 'protection')),
    question('counterparty', page('accountTypes', 'protection')),
    question(
      'complaint',
      page('accountTypes', 'complaints'),
      agreement('client-agreement', 'complaints'),
    ),
    question(
      'fraud',
      page('funding', 'never'),
      agreement('funding-agreement', 'checks-before-a-withdrawal'),
    ),
    question(
      'password-safety',
      page('contact'),
      agreement('client-agreement', 'platform-and-security'),
    ),
    question('personal-data', page('privacyPolicy')),
  ],
  partners: [
    question('ib-join', page('introducingBroker', 'steps')),
    question(
      'ib-share',
      page('introducingBroker', 'terms'),
      agreement('ib-agreement', 'what-you-are-paid'),
    ),
    question(
      'ib-payment',
      page('introducingBroker', 'terms'),
      agreement('ib-agreement', 'payment'),
    ),
    question('ib-client-cost', page('introducingBroker', 'questions')),
    question('ib-own-trades', page('introducingBroker', 'questions')),
    question('ib-end', agreement('ib-agreement', 'ending-this-agreement')),
  ],
};
