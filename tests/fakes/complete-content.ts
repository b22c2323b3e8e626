import { classSpelling, instrumentClasses, mapColumns } from '../../core/domain/instrument-spec.ts';
import { mapLanguages } from '../../core/domain/languages.ts';
import { mapTiers } from '../../core/domain/tiers.ts';
import { fakeAccountTypes } from './account-types.ts';
import { fakeContent } from './site-parts.ts';

/** Content that states every figure that words name. */
export const completeContent = {
  ...fakeContent,
  accountTypes: {
    state: 'ready',
    value: mapLanguages(() =>
      fakeAccountTypes.map((account) =>
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
  },
  specs: mapTiers(
    () =>
      ({
        state: 'ready',
        value: instrumentClasses.map((instrumentClass) => ({
          ...mapColumns(() => 'N/A'),
          symbol: `X${instrumentClass}`,
          leverage: '1:20',
          products: [classSpelling[instrumentClass]],
        })),
      }) as const,
  ),
} as const;
