export {};

/** The words by namespace, as `useWords` knows them: their types are those of the English files. */
declare module 'i18next' {
  interface ResourceNamespaceMap {
    about: typeof import('../pages/about/about.en.json');
    'account-specs': typeof import('../pages/account-specs/account-specs.en.json');
    'account-texts': typeof import('../words/account-texts.en.json');
    'account-types': typeof import('../pages/account-types/account-types.en.json');
    analytics: typeof import('../analytics/analytics.en.json');
    busy: typeof import('../words/busy.en.json');
    calculators: typeof import('../pages/calculators/calculators.en.json');
    'client-agreement': typeof import('../pages/legal-document/client-agreement.en.json');
    contact: typeof import('../pages/contact/contact.en.json');
    'cost-chooser': typeof import('../pages/account-types/cost-chooser.en.json');
    'economic-calendar': typeof import('../pages/economic-calendar/economic-calendar.en.json');
    embeds: typeof import('../embeds/embeds.en.json');
    energies: typeof import('../pages/products/energies.en.json');
    error: typeof import('../pages/error/error.en.json');
    forex: typeof import('../pages/products/forex.en.json');
    funding: typeof import('../pages/funding/funding.en.json');
    'funding-agreement': typeof import('../pages/legal-document/funding-agreement.en.json');
    futures: typeof import('../pages/products/futures.en.json');
    glossary: typeof import('../pages/glossary/glossary.en.json');
    help: typeof import('../pages/help/help.en.json');
    home: typeof import('../pages/home/home.en.json');
    'ib-agreement': typeof import('../pages/legal-document/ib-agreement.en.json');
    indices: typeof import('../pages/products/indices.en.json');
    instruments: typeof import('../words/instruments.en.json');
    'introducing-broker': typeof import('../pages/introducing-broker/introducing-broker.en.json');
    'legal-document': typeof import('../pages/legal-document/legal-document.en.json');
    'legal-documents': typeof import('../pages/legal-documents/legal-documents.en.json');
    mam: typeof import('../pages/mam/mam.en.json');
    metals: typeof import('../pages/products/metals.en.json');
    news: typeof import('../pages/news/news.en.json');
    'not-served': typeof import('../pages/error/not-served.en.json');
    pamm: typeof import('../pages/pamm/pamm.en.json');
    'performance-fee': typeof import('../sections/performance-fee/performance-fee.en.json');
    platforms: typeof import('../pages/platforms/platforms.en.json');
    portal: typeof import('../words/portal.en.json');
    preview: typeof import('../words/preview.en.json');
    'privacy-policy': typeof import('../pages/legal-document/privacy-policy.en.json');
    products: typeof import('../pages/products/products.en.json');
    protection: typeof import('../sections/protection.en.json');
    reply: typeof import('../words/reply.en.json');
    search: typeof import('../pages/search/search.en.json');
    sections: typeof import('../sections/sections.en.json');
    'server-midnight': typeof import('../words/server-midnight.en.json');
    shell: typeof import('../shell/shell.en.json');
    'social-trading': typeof import('../pages/social-trading/social-trading.en.json');
    'swap-free-agreement': typeof import('../pages/legal-document/swap-free-agreement.en.json');
    'three-ways': typeof import('../sections/three-ways.en.json');
    'trading-center': typeof import('../pages/trading-center/trading-center.en.json');
  }
}
