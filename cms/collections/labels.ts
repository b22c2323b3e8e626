import type { AccountNumber, AccountTypeField } from '../../core/domain/account-type.ts';
import type { Channel, Licence } from '../../core/domain/company.ts';
import type { FundingDirection, FundingMethod } from '../../core/domain/funding-method.ts';
import type { ColumnKind, ColumnName } from '../../core/domain/instrument-spec.ts';
import { serverTime } from '../../core/domain/server-time.ts';
import type { Tier } from '../../core/domain/tiers.ts';
import { formatTemplate } from '../../core/specs/format-template.ts';
import { keysOf, mapKeys } from '../../core/util/map-keys.ts';
import { adminLanguages, type AdminLanguage } from '../admin/admin-language.ts';
import ar from './labels.ar.json' with { type: 'json' };
import en from './labels.en.json' with { type: 'json' };
import zh from './labels.zh.json' with { type: 'json' };

/** Length is what matters in a password (NIST SP 800-63B). */
export const minPasswordLength = 12;

/** A label of the admin in each of its languages. */
export type Label = Record<AdminLanguage, string>;

const words: Record<AdminLanguage, typeof en> = { en, zh, ar };
const values = { minPasswordLength, ...serverTime };

/** The labels of one part of the word files. */
const labelsOf = <Part extends keyof typeof en>(part: Part) =>
  mapKeys(keysOf<Extract<keyof (typeof en)[Part], string>>(en[part]), (name): Label =>
    mapKeys(adminLanguages, (language) =>
      formatTemplate(String(words[language][part][name]), values),
    ),
  );

export const groups = labelsOf('groups');
export const labels = labelsOf('names');
// A field, number, column or tier without a label does not compile.
export const accountTypeLabels: Record<AccountTypeField, Label> = labelsOf('accountTypes');
export const accountNumberLabels: Record<AccountNumber, Label> = labelsOf('accountNumbers');
export const accountFigureLabels = labelsOf('accountFigures');
export const tierNames: Record<Tier, Label> = labelsOf('tierNames');
export const fundingMethodLabels: Record<Exclude<keyof FundingMethod, 'id'>, Label> = labelsOf(
  'fundingMethods',
);
export const fundingDirectionLabels: Record<FundingDirection, Label> =
  labelsOf('fundingDirections');
export const columnLabels: Record<ColumnName, Label> = labelsOf('columns');
/** How editors enter a column of this kind. */
export const columnHints: Partial<Record<ColumnKind, Label>> = labelsOf('columnHints');
export const tierLabels: Record<Tier, Label> = labelsOf('tierSpecifications');
export const siteNoticeLabels = labelsOf('siteNotices');
export const wordLabels = labelsOf('words');
export const articleLabels = labelsOf('articles');
export const campaignLabels = labelsOf('campaigns');
export const companyLabels: Record<keyof Licence | Channel | 'licences', Label> =
  labelsOf('company');
/** The form of each field: shown below it, and as the problem of a value in another form. */
export const companyHints: Record<keyof Licence | Channel, Label> = labelsOf('companyHints');
export const hints = labelsOf('hints');
