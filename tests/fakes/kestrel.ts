import type { Brand } from '../../site/facts/brand-shape.ts';

/** The brand that `npm run rebrand-check` puts in the place of the site's own: it differs in everything that it can. */
export const brand: Brand = {
  name: 'The Kestrel Group',
  shortName: 'Kestrel',
  localNames: { ar: { name: 'مجموعة العوسق', shortName: 'العوسق' } },
  company: 'The Kestrel Group Ltd',
  registrationNumber: 'HE 998877',
  country: 'AE',
  address: '5 Falcon Row, Dubai',
  countriesNotServed: ['NL', 'FJ'],
  supportEmail: 'help@kestrel.example',
  partnersEmail: 'ib@kestrel.example',
  foundedYear: 1987,
  accountCurrencies: ['GBP', 'USD'],
  licences: [
    {
      authority: 'Falconry Markets Authority',
      number: 'FMA 314159',
      country: 'MU',
      url: 'https://register.fma.example/314159',
    },
  ],
  socialLinks: [
    { network: 'YouTube', href: 'https://www.youtube.com/@kestrel', icon: 'siYoutube' },
    { network: 'Telegram', href: 'https://t.me/kestrel', icon: 'siTelegram' },
    {
      network: 'Nest',
      href: 'https://nest.example/kestrel',
      icon: 'M4 12a8 8 0 0 0 16 0Z',
    },
  ],
  samples: [],
  colours: {
    accent: { light: [46, 0.17, 275], dark: [80, 0.1, 275] },
    figure: { light: [70, 0.14, 45], dark: [82, 0.11, 48] },
    ground: { light: [98.2, 0.005, 300], dark: [17, 0.02, 300] },
    ink: { light: [21, 0.03, 300], dark: [95, 0.006, 300] },
  },
};

/** A K. */
