import {
  classSpelling,
  instrumentClasses,
  type InstrumentClass,
} from '../../core/domain/instrument-spec.ts';
import { mapTiers } from '../../core/domain/tiers.ts';
import { accountsWith } from './account-types.ts';
import { fakeContent } from './site-parts.ts';
import { specsWith } from './specs.ts';

/** The instruments that answers and prices name. */
const symbols: Partial<Record<InstrumentClass, string>> = { forex: 'EURUSD', metals: 'XAUUSD' };

/** Content that states every figure that words name. */
export const completeContent = {
  ...fakeContent,
  accountTypes: accountsWith(({ tier, figures, commission }) => ({
    figures: {
      ...figures,
      typicalSpreads: { EURUSD: 1.3, XAUUSD: 0.3 },
      ...(tier === 'elite' && {
        commissionPerSideUsd: 3,
        commissionClasses: ['forex'] as const,
      }),
    },
    commission: tier === 'elite' ? '$3 per side per lot' : commission,
  })),
  specs: specsWith(
    ...instrumentClasses.map((instrumentClass) => ({
      symbol: symbols[instrumentClass] ?? `X${instrumentClass}`,
      contractSize: '100,000',
      leverage: instrumentClass === 'forex' ? '1:500' : '1:20',
      tradingHours: 'N/A',
      dailyBreakTime: 'N/A',
      tripleSwap: 'Wed',
      examplePrice: '1.1',
      products: [classSpelling[instrumentClass]],
    })),
  ),
} as const;

/** The same without the conditions of accounts and instruments. */
export const withoutConditions = {
  ...completeContent,
  accountTypes: undefined,
  specs: mapTiers(() => undefined),
} as const;
