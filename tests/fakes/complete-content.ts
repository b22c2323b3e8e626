import { classSpelling, instrumentClasses, mapColumns } from '../../core/domain/instrument-spec.ts';
import { mapLanguages } from '../../core/domain/languages.ts';
import { mapTiers } from '../../core/domain/tiers.ts';
import { fakeAccountTypes } from './account-types.ts';
import { fakeContent } from './site-parts.ts';

const accountTypes = fakeAccountTypes.map((account) => ({
  ...account,
  figures: { ...account.figures, typicalSpreads: { EURUSD: 1.3 } },
}));

/** Content that states every figure that words name. */
export const completeContent = {
  ...fakeContent,
  accountTypes: mapLanguages(() =>
    accountTypes.map((account) =>
      account.tier === 'elite'
        ? {
            ...account,
            figures: {
              ...account.figures,
              commissionPerSideUsd: 3,
              commissionClasses: ['forex'] as const,
            },
            commission: '$3 per side per lot',
          }
        : account,
    ),
  ),
  specs: mapTiers(() =>
    instrumentClasses.map((instrumentClass) => ({
      ...mapColumns(() => 'N/A'),
      symbol: instrumentClass === 'forex' ? 'EURUSD' : `X${instrumentClass}`,
      contractSize: '100,000',
      leverage: instrumentClass === 'forex' ? '1:500' : '1:20',
      tripleSwap: 'Wed',
      examplePrice: '1.1',
      products: [classSpelling[instrumentClass]],
    })),
  ),
} as const;
