import type { RouteName } from '../../paths.ts';

export type Topic = keyof typeof import('./help.en.json').topics;
export type QuestionId = keyof typeof import('./help.en.json').items;
/** A page, or a section of it. */
export type Place = RouteName | `${RouteName}#${string}`;

/**
 * The questions of each topic in reading order, with the pages and documents that answer them in full. Their words are in
 * `help.*.json`; a question's id is a URL fragment, too: the same in every language.
 */
export const questions: Readonly<Record<Topic, Partial<Record<QuestionId, readonly Place[]>>>> = {
  account: {
    'open-account': ['accountTypes#deposit', 'clientAgreement#opening-the-account'],
    'who-can-open': ['clientAgreement#who-may-open-an-account'],
    'documents-needed': ['clientAgreement#opening-the-account'],
    'account-difference': ['accountTypes'],
    'minimum-deposit': ['accountTypes'],
    'several-accounts': ['accountTypes', 'fundingAgreement#transfers-between-accounts'],
    'account-currencies': ['funding#terms'],
    'demo-account': ['platforms#download'],
    'islamic-account': ['accountTypes#swap-free', 'swapFreeAgreement#how-to-ask-for-it'],
    'swap-free-cost': [
      'accountTypes#swap-free',
      'swapFreeAgreement#what-a-swap-free-account-costs',
    ],
    'swap-free-ruling': ['swapFreeAgreement#what-this-agreement-is'],
    'fund-in-time': ['accountTypes#deposit', 'funding#terms'],
    'close-account': ['clientAgreement#ending-this-agreement'],
    'contact-support': ['contact'],
    'phone-chat': ['contact'],
  },
  funding: {
    'deposit-how': ['funding', 'fundingAgreement#how-to-deposit'],
    'deposit-how-long': ['funding', 'fundingAgreement#how-to-deposit'],
    'deposit-third-person': ['funding#first', 'fundingAgreement#whose-money-may-be-deposited'],
    'withdraw-how': ['funding#times', 'fundingAgreement#how-to-withdraw'],
    'withdraw-how-long': ['funding#times', 'fundingAgreement#how-to-withdraw'],
    'withdraw-where': ['funding#way-back', 'fundingAgreement#how-to-withdraw'],
    'withdraw-open-positions': ['funding#terms', 'fundingAgreement#how-to-withdraw'],
    'funding-fees': ['funding#terms', 'fundingAgreement#fees'],
    'funding-limits': ['funding#terms', 'fundingAgreement#how-to-deposit'],
    'payment-late': ['funding#late', 'contact'],
    'currency-conversion': ['funding#terms', 'fundingAgreement#currencies-and-conversion'],
  },
  platform: {
    'which-platform': ['platforms#download'],
    mt4: ['platforms#download'],
    'platform-login': ['platforms#download'],
    'forgot-password': ['contact'],
    'how-many-instruments': ['accountSpecs'],
    'expert-advisors': ['platforms', 'clientAgreement#platform-and-security'],
    'order-types': ['platforms#why'],
    slippage: ['clientAgreement#orders-and-execution'],
    'server-time': ['accountSpecs'],
    'trading-hours': ['accountSpecs'],
    'website-prices': ['forex#quotes'],
    'copy-trading': ['socialTrading#fee'],
    'mam-or-pamm': ['mam', 'pamm'],
    'manager-withdraw': ['mam', 'pamm'],
    'managers-checked': ['socialTrading', 'mam', 'pamm'],
  },
  costs: {
    'one-lot-cost': ['accountTypes#lot-cost', 'calculators'],
    commission: ['accountTypes'],
    spread: ['accountTypes'],
    'opening-fee': ['accountTypes'],
    swap: ['glossary#swap'],
    'swap-amount': ['glossary#swap', 'calculators'],
    'triple-swap': ['glossary#rollover'],
    'highest-leverage': ['accountSpecs'],
    'elite-leverage': ['accountSpecs'],
    margin: ['accountTypes#margin', 'accountSpecs', 'calculators'],
    'margin-call': ['accountTypes#protection'],
    'stop-out': ['accountTypes#protection'],
  },
  safety: {
    'lose-everything': ['clientAgreement#your-risks'],
    license: ['legalDocuments'],
    'client-money': ['accountTypes#protection'],
    insurance: ['accountTypes#protection'],
    'negative-balance': ['accountTypes#protection'],
    counterparty: ['accountTypes#protection'],
    complaint: ['contact#complaints', 'clientAgreement#complaints'],
    fraud: ['funding#never', 'fundingAgreement#checks-before-a-withdrawal'],
    'password-safety': ['contact', 'clientAgreement#platform-and-security'],
    'personal-data': ['privacyPolicy'],
  },
  partners: {
    'ib-join': ['introducingBroker#steps'],
    'ib-share': ['introducingBroker#terms', 'ibAgreement#what-you-are-paid'],
    'ib-payment': ['introducingBroker#terms', 'ibAgreement#payment'],
    'ib-client-cost': ['introducingBroker#questions'],
    'ib-own-trades': ['introducingBroker#questions'],
    'ib-end': ['ibAgreement#ending-this-agreement'],
  },
};
