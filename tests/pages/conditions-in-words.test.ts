import { describe, expect, test } from 'vitest';
import type { AccountFigures } from '../../core/domain/account-type.ts';
import { languageCodes, type LanguageCode } from '../../core/domain/languages.ts';
import type { Tier } from '../../core/domain/tiers.ts';
import { trackedWords, wordsOf } from '../../site/i18n/translator.ts';
import type { RouteName } from '../../site/paths.ts';
import { renderPage } from '../../site/render-page.tsx';
import { accountsWith } from '../fakes/account-types.ts';
import { completeContent } from '../fakes/complete-content.ts';
import { fakeRenderContext } from '../fakes/site-parts.ts';

type Changes = AccountFigures & { spread?: string };

/** The accounts as they are built in: Elite alone pays a commission, on forex and metals. */
const usual: Record<Tier, AccountFigures> = {
  standard: {
    minDepositUsd: 100,
    commissionPerSideUsd: 0,
    spreadPips: 1.1,
    typicalSpreads: { EURUSD: 1.3 },
  },
  premium: {
    minDepositUsd: 1000,
    commissionPerSideUsd: 0,
    spreadPips: 0.7,
    typicalSpreads: { EURUSD: 0.9 },
  },
  elite: {
    minDepositUsd: 10_000,
    commissionPerSideUsd: 3,
    commissionClasses: ['forex', 'metals'],
    spreadPips: 0,
    typicalSpreads: { EURUSD: 0.1 },
  },
};

const contentWith = (changes: Partial<Record<Tier, Changes>>) => ({
  ...completeContent,
  accountTypes: accountsWith(({ tier, spread: own }) => {
    const { spread = own, ...figures }: Changes = tier ? { ...usual[tier], ...changes[tier] } : {};
    return { spread, figures };
  }),
});

function mainOf(
  route: RouteName,
  language: LanguageCode,
  changes: Partial<Record<Tier, Changes>> = {},
): string {
  const content = contentWith(changes);
  const { html } = renderPage(route, language, fakeRenderContext({ content }));
  // An island's props have every text that it may show.
  return html
    .slice(html.indexOf('<main'), html.indexOf('</main>'))
    .replaceAll(/data-props="[^"]*"/g, '');
}

const charged = {
  standard: { commissionPerSideUsd: 2, commissionClasses: ['forex', 'indices'] as const },
};
const free = { elite: { commissionPerSideUsd: 0 } };

describe.each(languageCodes)('in %s', (language) => {
  const costsOf = (product: 'forex' | 'metals' | 'indices') =>
    trackedWords(
      language,
      completeContent,
    )(product)('costs.items', { returnObjects: true }).map(({ title }) => title);
  const [forexSpread = '', forexCommission = ''] = costsOf('forex');
  const [metalsCommission = ''] = costsOf('metals');
  const indicesCommission = costsOf('indices').at(-1) ?? '';
  const euroDollarSpread = trackedWords(language, contentWith({}))('home')('hero.costs');

  test('each class says what its accounts pay', () => {
    expect(mainOf('forex', language)).toContain(forexSpread);
    expect(mainOf('forex', language)).toContain(forexCommission);
    expect(mainOf('metals', language)).toContain(metalsCommission);
    expect(mainOf('indices', language)).toContain(indicesCommission);
    expect(mainOf('home', language)).toContain(euroDollarSpread);
  });

  test('where Standard pays a commission, nothing beside it says that it does not', () => {
    expect(mainOf('forex', language, charged)).not.toContain(forexSpread);
    expect(mainOf('indices', language, charged)).not.toContain(indicesCommission);
    expect(mainOf('home', language, charged)).not.toContain(euroDollarSpread);
  });

  test('no class on which Elite pays nothing names its commission', () => {
    const onMetals = { elite: { commissionClasses: ['metals'] as const } };
    expect(mainOf('forex', language, onMetals)).not.toContain(forexCommission);
    expect(mainOf('metals', language, onMetals)).toContain(metalsCommission);
    expect(mainOf('metals', language, free)).not.toContain(metalsCommission);
    const onIndices = { elite: { commissionClasses: ['forex', 'metals', 'indices'] as const } };
    expect(mainOf('indices', language, onIndices)).not.toContain(indicesCommission);
  });

  test('the cheapest account asks for a larger deposit only where it does', () => {
    const [larger = ''] = wordsOf(language, 'cost-chooser')('largerDeposit', {
      deposit: '|',
      nextDeposit: '',
    }).split('|');
    expect(mainOf('accountTypes', language)).toContain(larger);
    const cheapStandard = { standard: { typicalSpreads: { EURUSD: 0.1 } } };
    expect(mainOf('accountTypes', language, cheapStandard)).not.toContain(larger);
    const unreadable = { elite: { minDepositUsd: undefined } };
    expect(mainOf('accountTypes', language, unreadable)).not.toContain(larger);
  });

  test('an account without figures drops out of the choice, in words', () => {
    const t = wordsOf(language, 'cost-chooser');
    const fitsIn = (html: string) =>
      [...html.matchAll(/<li data-fit="(\w+)"/g)].map(([, fit]) => fit);
    const complete = mainOf('accountTypes', language);
    expect(fitsIn(complete)).toEqual(['open', 'lowest', 'closed']);
    expect(complete).not.toContain(`>${t('unreadable')}<`);
    const unreadable = mainOf('accountTypes', language, {
      premium: { spread: 'variable', spreadPips: undefined, typicalSpreads: undefined },
    });
    expect(fitsIn(unreadable)).toEqual(['lowest', 'unknown', 'closed']);
    expect(unreadable).toContain(t('unreadableNote'));
    expect(unreadable).toContain('<bdi>variable</bdi>');
    expect(unreadable).not.toMatch(/EURUSD[^<]*<\/dt><dd><bdi>variable</);
    // Nothing is left to compare.
    const alone = mainOf('accountTypes', language, {
      premium: { spread: 'variable', spreadPips: undefined, typicalSpreads: undefined },
      elite: { commissionPerSideUsd: undefined },
    });
    expect(alone).not.toContain('id="lot-cost"');
    expect(fitsIn(alone)).toEqual([]);
  });
});
