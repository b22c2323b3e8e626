import { z } from 'zod';
import { accountFigureSchemas, requiredText } from '../../../core/content-files/row-values.ts';
import {
  accountNumbers,
  accountNumberSpelling,
  accountTypeFields,
  accountTypeSpelling,
  commissionProductsField,
  tierField,
  typicalSpreadsField,
  type AccountFigures,
  type AccountType,
} from '../../../core/domain/account-type.ts';
import { accountTypesList } from '../../../core/domain/content-lists.ts';
import { classOf, instrumentClasses } from '../../../core/domain/instrument-spec.ts';
import type { LanguageCode } from '../../../core/domain/languages.ts';
import { tiers, type Tier } from '../../../core/domain/tiers.ts';
import { mapKeys, recordOf } from '../../../core/util/map-keys.ts';
import { accountTexts } from '../../../site/conditions/account-texts.ts';
import type { ContentList } from '../content-list.ts';
import { nameList, optionalText, readLocalisedList } from './rows.ts';

const numberFields = Object.values(accountNumberSpelling);
const figureFields = [...numberFields, commissionProductsField, typicalSpreadsField] as const;

const accountTypeRow = z
  .object({
    ...mapKeys(Object.values(accountTypeSpelling), (spelling) =>
      spelling === accountTypeSpelling.title ? requiredText : optionalText,
    ),
    [tierField]: optionalText.catch(''),
    ...mapKeys(figureFields, () => z.unknown().optional()),
  })
  .transform((row) => ({ ...row, ...readFigures(row) }));
type AccountTypeRow = z.output<typeof accountTypeRow>;

/** A figure of another shape is not computed with and costs no row; its field is named in `misshapen`. */
function readFigures(row: Partial<Record<(typeof figureFields)[number], unknown>>): {
  figures: AccountFigures;
  misshapen: string[];
} {
  const misshapen: string[] = [];
  const read = <Value>(field: (typeof figureFields)[number], schema: z.ZodType<Value>) => {
    const result = schema.nullish().safeParse(row[field]);
    if (!result.success) misshapen.push(field);
    return result.data ?? undefined;
  };
  const products = read(commissionProductsField, nameList);
  const commissionClasses = products?.map((product) => classOf([product]));
  if (commissionClasses?.includes(undefined)) misshapen.push(commissionProductsField);
  const spreads = read(typicalSpreadsField, accountFigureSchemas[typicalSpreadsField]);
  const figures = {
    ...mapKeys(accountNumbers, (name) =>
      read(accountNumberSpelling[name], accountFigureSchemas[accountNumberSpelling[name]]),
    ),
    commissionClasses:
      !commissionClasses || commissionClasses.length === 0 || commissionClasses.includes(undefined)
        ? undefined
        : instrumentClasses.filter((name) => commissionClasses.includes(name)),
    typicalSpreads:
      spreads && recordOf(spreads.map(({ symbol, spread }) => [symbol, spread] as const)),
    asianSpreads:
      spreads &&
      recordOf(
        spreads.flatMap(({ symbol, asianSpread: spread }) =>
          typeof spread === 'number' ? [[symbol, spread] as const] : [],
        ),
      ),
  };
  return { figures, misshapen };
}

/** The tier that the row's own field names, else the first word of its title. */
function tierOf(row: AccountTypeRow): Tier | undefined {
  const [firstWord = ''] = (row[tierField] || row[accountTypeSpelling.title]).split(/\s+/);
  return tiers.find((tier) => tier === firstWord.toLowerCase());
}

function accountTypeOf(
  row: AccountTypeRow,
  localised: AccountTypeRow | undefined,
  id: string,
  language: LanguageCode,
): AccountType {
  const { figures } = row;
  const written = accountTexts(figures, language);
  return {
    id,
    tier: tierOf(row),
    figures,
    ...mapKeys(accountTypeFields, (field) => {
      const spelling = accountTypeSpelling[field];
      return written[field] ?? (localised?.[spelling] || row[spelling]);
    }),
  };
}

function notShownOf(row: AccountTypeRow): string[] {
  const title = row[accountTypeSpelling.title];
  const { misshapen, figures } = row;
  return [
    ...misshapen.map(
      (field) => `'${title}': ${field} is not in the form of the contract and not used`,
    ),
    ...(tierOf(row) === undefined
      ? [
          `'${title}' names no tier, by its title or by ${tierField}: its costs in texts, its calculator and its colours are left out`,
        ]
      : []),
    ...(figures.spreadPips === undefined || figures.commissionPerSideUsd === undefined
      ? [`'${title}' has no figures to compute with: it is left out of comparisons`]
      : []),
  ];
}

export const accountTypes: ContentList<Record<LanguageCode, readonly AccountType[]>> = {
  name: accountTypesList,
  async read(readList) {
    const {
      rows,
      notShown = [],
      ...list
    } = await readLocalisedList(readList, accountTypesList, accountTypeRow, accountTypeOf);
    return { ...list, notShown: [...notShown, ...rows.flatMap(notShownOf)] };
  },
  failureMessage: 'Error fetching pricing data',
};
