import type { Brand, Mark } from './brand-shape.ts';

/**
 * The broker behind the site. The brand is invented: before going public, an operator replaces what is in this file with
 * its own ("Your own brand" in README.md), and empties `samples`.
 */
export const brand: Brand = {
  name: 'Norvane Markets',
  shortName: 'Norvane',
  localNames: {},
  company: 'Norvane Markets Ltd.',
  registrationNumber: '2021-00000',
  country: 'LC',
  address: '1 Sample Street, Rodney Bay, Gros Islet, Saint Lucia',
  countriesNotServed: ['US', 'CU', 'IQ', 'MM', 'KP', 'SD'],
  supportEmail: 'support@norvane.example',
  partnersEmail: 'partners@norvane.example',
  foundedYear: 2021,
  accountCurrencies: ['USD', 'EUR'],
  licences: [],
  channels: {},
  insurance: {
    insurer: 'Sample Insurance Ltd.',
    covers: {
      zh: '本公司破产，以及本公司员工侵占客户资金',
      en: 'our insolvency and the theft of client money by our staff',
      ar: 'إفلاسنا واختلاس موظفينا أموال العملاء',
    },
  },
  socialLinks: [
    {
      network: 'Instagram',
      href: 'https://www.instagram.com/norvanemarkets',
      // The shape of Simple Icons’ mark, from circles and round corners: a third of its bytes.
      icon: 'M7 0h10a7 7 0 0 1 7 7v10a7 7 0 0 1-7 7H7a7 7 0 0 1-7-7V7a7 7 0 0 1 7-7Zm0 2.2A4.8 4.8 0 0 0 2.2 7v10A4.8 4.8 0 0 0 7 21.8h10a4.8 4.8 0 0 0 4.8-4.8V7A4.8 4.8 0 0 0 17 2.2H7Zm5 3.6a6.2 6.2 0 1 1 0 12.4 6.2 6.2 0 0 1 0-12.4ZM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8Zm6.4-3.8a1.4 1.4 0 1 1 0 2.8 1.4 1.4 0 0 1 0-2.8Z',
    },
    {
      network: 'LinkedIn',
      href: 'https://www.linkedin.com/company/norvanemarkets',
      // Simple Icons no longer has LinkedIn's mark: these are the letters 'in', drawn by us.
      icon: 'M3 9h4v12H3V9Zm2-6a2.2 2.2 0 1 1 0 4.4A2.2 2.2 0 0 1 5 3Zm5 6h3.8v1.7c.6-1.1 1.9-2 3.6-2 3.2 0 4.6 2 4.6 5.4V21h-4v-6.2c0-1.7-.5-2.7-1.9-2.7-1.5 0-2.1 1.1-2.1 2.7V21h-4V9Z',
    },
  ],
  samples: [
    'name',
    'shortName',
    'company',
    'registrationNumber',
    'country',
    'address',
    'countriesNotServed',
    'supportEmail',
    'partnersEmail',
    'foundedYear',
    'accountCurrencies',
    'licences',
    'insurance',
    'socialLinks',
  ],
  colours: {
    accent: { light: [50, 0.12, 165], dark: [80, 0.15, 165] },
    figure: { light: [72, 0.12, 85], dark: [84, 0.12, 88] },
    ground: { light: [98.5, 0.004, 95], dark: [14, 0.022, 260] },
    ink: { light: [20, 0.03, 260], dark: [95.5, 0.006, 95] },
  },
};

/** An N drawn as a price line. It is an export of its own because it is part of a script for the browser. */
export const mark: Mark = { line: 'M8 23.5V9.5l7 10 3-5 6 8.5', rise: 'M24 22V8.5' };
