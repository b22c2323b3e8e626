import type { AccountFigures, AccountTypeField } from '../../core/domain/account-type.ts';
import type { LanguageCode } from '../../core/domain/languages.ts';
import { formatDollars, formatList, formatNumber, formatRange } from '../i18n/format.ts';
import { wordsOf } from '../i18n/translator.ts';

/** The texts of an account type in a language, as far as its figures state them; the title is not among them. */
export function accountTexts(
  figures: AccountFigures,
  language: LanguageCode,
): Partial<Record<AccountTypeField, string | undefined>> {
  const { minDepositUsd, spreadPips, maxLeverage, minLots, maxLots, instrumentCount } = figures;
  const t = wordsOf(language, 'account-texts');
  const number = (value: number): string => formatNumber(value, language);
  return {
    minDeposit: minDepositUsd === undefined ? undefined : formatDollars(minDepositUsd, language),
    commission: commissionText(figures, language),
    spread:
      spreadPips === undefined
        ? undefined
        : t('spread', { pips: formatNumber(spreadPips, language, { minimumFractionDigits: 1 }) }),
    leverage: maxLeverage === undefined ? undefined : t('leverage', { ratio: `1:${maxLeverage}` }),
    lotSize:
      minLots === undefined || maxLots === undefined
        ? undefined
        : formatRange(number(minLots), number(maxLots), language),
    instruments: instrumentCount === undefined ? undefined : `${number(instrumentCount)}+`,
  };
}

function commissionText(
  { commissionPerSideUsd, commissionClasses = [] }: AccountFigures,
  language: LanguageCode,
): string | undefined {
  const t = wordsOf(language, 'account-texts');
  if (commissionPerSideUsd === 0) return t('noCommission', { zero: formatDollars(0, language) });
  if (commissionPerSideUsd === undefined || commissionClasses.length === 0) return undefined;
  const names = wordsOf(language, 'instruments')('classesInSentence', { returnObjects: true });
  return t('commission', {
    amount: formatDollars(commissionPerSideUsd, language),
    number: formatNumber(commissionPerSideUsd, language),
    classes: formatList(
      commissionClasses.map((name) => names[name]),
      language,
    ),
  });
}
