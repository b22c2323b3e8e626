'use client';

import { useConfig, useDocumentInfo, useFormFields, useLocale } from '@payloadcms/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { accountTypeSpelling, type AccountTypeField } from '../../core/domain/account-type.ts';
import { languages, type LanguageCode } from '../../core/domain/languages.ts';
import { mapKeys } from '../../core/util/map-keys.ts';
import { accountTypeLabels, languageLabels } from '../collections/labels.ts';
import { inAdminLanguage } from './admin-language.ts';
import { languagesThatDiffer } from './price-figures.ts';
import { useWords } from './use-words.ts';

const priceFields = ['minDeposit', 'commission', 'spread'] as const satisfies AccountTypeField[];
type Prices = Partial<Record<string, Partial<Record<LanguageCode, string | null>>>>;

/** Above the fields of an account type: names the languages that state another price than the one being edited. */
export function PriceWarning(): ReactNode {
  const { t, language } = useWords();
  const { config } = useConfig();
  const { id, collectionSlug, lastUpdateTime } = useDocumentInfo();
  const { code: locale } = useLocale();
  const [stored, setStored] = useState<Prices>({});
  const edited = useFormFields(([fields]) =>
    JSON.stringify(
      mapKeys(priceFields, (field) => fields[accountTypeSpelling[field]]?.value ?? ''),
    ),
  );
  const url =
    id === undefined
      ? undefined
      : `${config.serverURL}${config.routes.api}/${collectionSlug}/${id}?locale=all&draft=true&depth=0`;

  useEffect(() => {
    if (url === undefined) return undefined;
    const aborter = new AbortController();
    fetch(url, { credentials: 'include', signal: aborter.signal })
      .then(async (response) => {
        if (response.ok) setStored((await response.json()) as Prices);
      })
      // Left before the response arrived; or offline, which saving will report.
      .catch(() => {});
    return () => aborter.abort();
  }, [url, locale, lastUpdateTime]);

  const prices = JSON.parse(edited) as Record<(typeof priceFields)[number], string>;
  const differing = priceFields.flatMap((field) => {
    const { [locale as LanguageCode]: _, ...others } = stored[accountTypeSpelling[field]] ?? {};
    return languagesThatDiffer<LanguageCode>(prices[field], others).map((code) => ({
      key: `${field} ${code}`,
      field: inAdminLanguage(accountTypeLabels[field], language),
      language: nameOfLanguage(code, language),
      price: others[code as keyof typeof others],
    }));
  });
  return (
    <div className="price-warning" role="status">
      {differing.length > 0 && (
        <div>
          {t('pricesDiffer')}
          <ul>
            {differing.map(({ key, price, ...place }) => (
              <li key={key}>
                {t('priceElsewhere', place)} <bdi>{price}</bdi>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

function nameOfLanguage(code: LanguageCode, adminLanguage: string): string {
  const label = languageLabels[code];
  if (label) return inAdminLanguage(label, adminLanguage);
  return languages.find((language) => language.code === code)?.nativeName ?? code;
}
