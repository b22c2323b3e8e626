/** A statement about the operator in words, without a number: claims are in `claims.ts`. */
export interface Statement {
  statement: string;
  /** Where it is worded in every language, as glob patterns. */
  files: readonly [string, ...string[]];
  /** Invented. An operator makes it true or rewrites it, then deletes this line. */
  sample?: true;
}

const agreements = 'content/documents/client-agreement*.md';
const accountTypes = 'site/pages/account-types/account-types.*.json';
const about = 'site/pages/about/about.*.json';
const protection = 'site/sections/protection.*.json';
const home = 'site/pages/home/home.*.json';
const help = 'site/pages/help/help.*.json';
const funding = 'site/pages/funding/funding.*.json';
const fundingAgreement = 'content/documents/funding-agreement*.md';

export const statements: readonly Statement[] = [
  {
    statement: "The trading server's clock follows New York, seven hours ahead of it",
    files: ['core/domain/server-time.ts', 'site/pages/account-specs/account-specs.*.json', help],
    sample: true,
  },
  {
    statement: 'Contract size, leverage and sessions of the instruments that pages name',
    files: ['site/facts/instruments.ts'],
    sample: true,
  },
  {
    statement: "Clients' money is kept in accounts separate from the company's own",
    files: [protection, home, about, help, agreements],
    sample: true,
  },
  {
    statement:
      'Who insures clients, what the insurance covers, and that it never covers trading losses',
    files: [protection, home, help, agreements],
    sample: true,
  },
  {
    statement: 'Clients need not pay back a balance below zero that results from trading',
    files: [protection, home, help, agreements],
    sample: true,
  },
  {
    statement: 'The company is the counterparty to every trade',
    files: [protection, about, help, agreements],
    sample: true,
  },
  {
    statement: 'Hedging, expert advisors and scalping are allowed',
    files: [accountTypes, help, agreements],
    sample: true,
  },
  {
    statement: 'Complaints are decided by a senior colleague who was not involved',
    files: [protection, help, funding, agreements],
    sample: true,
  },
  {
    statement:
      'Support answers from Monday to Friday, around the clock, in Chinese, English and Arabic',
    files: ['site/shell/shell.*.json', about, 'site/pages/contact/contact.*.json'],
    sample: true,
  },
  {
    statement:
      'How deposits and withdrawals work: whose accounts, which way back, whose fees, how fast',
    files: [funding, home, help, fundingAgreement],
    sample: true,
  },
  {
    statement: "The company's records of clients' money are compared with those of its banks",
    files: [fundingAgreement],
    sample: true,
  },
  {
    statement: 'Who may have a swap-free account, and what it costs instead of swaps',
    files: [accountTypes, help, 'content/documents/swap-free-agreement*.md'],
    sample: true,
  },
  {
    statement: 'Support and partner team write only; they use no telephone, WhatsApp or WeChat',
    files: ['site/pages/contact/contact.*.json', help],
    sample: true,
  },
  {
    statement: 'Identity and full track record of managers and strategy providers are checked',
    files: [
      'site/pages/social-trading/social-trading.*.json',
      'site/pages/mam/mam.*.json',
      'site/pages/pamm/pamm.*.json',
    ],
    sample: true,
  },
  {
    statement: 'Which documents prove identity and address, and where a password is reset',
    files: [help],
    sample: true,
  },
  {
    statement: 'How copying, allocation and fees work in social trading, MAM and PAMM',
    files: [
      'site/pages/social-trading/social-trading.*.json',
      'site/sections/performance-fee/performance-fee.*.json',
      'site/pages/mam/mam.*.json',
      'site/pages/pamm/pamm.*.json',
    ],
    sample: true,
  },
  {
    statement: 'What introducing brokers are paid for, when, and what they must not do',
    files: [
      'site/pages/introducing-broker/introducing-broker.*.json',
      'content/documents/ib-agreement*.md',
    ],
    sample: true,
  },
  {
    statement:
      'No percentage of retail accounts that lose money is shown: RISK_LOSS_PERCENT sets it where the regulator asks for it',
    files: ['docs/settings.md'],
    sample: true,
  },
];
