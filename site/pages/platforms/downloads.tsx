import type { ReactNode } from 'react';
import { useEvents } from '../../analytics/use-events.ts';
import putOwnSystemFirst from '../../behaviours/own-system-first.ts';
import { platformLinks } from '../../facts/external-links.ts';
import { formatNumber } from '../../i18n/format.ts';
import { Enhanced } from '../../islands/enhanced.tsx';
import { DocumentLink } from '../../sections/document-link.tsx';
import { useSite, useWords } from '../../site-context.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { QrCode } from '../../ui/qr-code.tsx';
import styles from './downloads.module.css';

const computers = [
  { system: 'windows', manual: 'mt5-manual-windows' },
  { system: 'mac', manual: 'mt5-manual-mac' },
] as const;

// Newer phones of Huawei have no Google Play.
const stores = ['appStore', 'googlePlay', 'huawei'] as const;

/** Apps for phones with QR codes, programs for computers with their manuals. The visitor's own system comes first, where it is known. */
export function Downloads(): ReactNode {
  const t = useWords('platforms');
  const event = useEvents();
  return (
    <Enhanced by={putOwnSystemFirst} on="visible">
      <div className="halves gap-6 grid">
        <div className={`${styles.group} card`}>
          <h3>{t('downloads.phone')}</h3>
          <p className={`${styles.text} note`}>
            {t('downloads.phoneText')}{' '}
            <span className={styles.withCodes}>{t('downloads.codeText')}</span>
          </p>
          <ul className={`${styles.systems} grid`}>
            {stores.map((store) => (
              <li key={store} data-system={store}>
                <p className="strong">
                  {t(`downloads.phones.${store}`)} <ForThisDevice />
                </p>
                <ButtonLink
                  href={platformLinks[store]}
                  look="quiet"
                  newTab
                  event={event('platform', store)}
                >
                  {t(`downloads.get.${store}`)}
                  <NewTab />
                </ButtonLink>
                <QrCode
                  className={styles.code}
                  href={platformLinks[store]}
                  label={t('downloads.code', { store: t(`downloads.get.${store}`) })}
                />
              </li>
            ))}
          </ul>
          <p className={`${styles.apk} small`}>
            <a href={platformLinks.apk} target="_blank" rel="noopener">
              {t('downloads.apk')}
              <NewTab />
            </a>
          </p>
        </div>
        <div className={`${styles.group} card`}>
          <h3>{t('downloads.computer')}</h3>
          <p className={`${styles.text} note`}>{t('downloads.computerText')}</p>
          <ul className={`${styles.systems} grid`}>
            {computers.map(({ system, manual }) => (
              <li key={system} data-system={system}>
                <p className="strong">
                  {t(`downloads.${system}`)} <ForThisDevice />
                </p>
                <ButtonLink
                  href={platformLinks[system]}
                  look="quiet"
                  event={event('platform', system)}
                >
                  <Icon name="download" />
                  {t(`downloads.get.${system}`)}
                </ButtonLink>
                <Manual id={manual} title={t(`downloads.manual.${system}`)} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Enhanced>
  );
}

const ForThisDevice = (): ReactNode => (
  <small className={styles.own}>{useWords('platforms')('downloads.own')}</small>
);

function Manual({ id, title }: { id: string; title: string }): ReactNode {
  const t = useWords('platforms');
  const { documents, language } = useSite();
  const facts = documents.find((document) => document.id === id);
  return (
    <DocumentLink id={id} className={`${styles.manual} row small`}>
      <Icon name="manual" />
      <span>
        {title}
        <NewTab />
        {facts !== undefined && (
          <small>
            {t('downloads.manualFacts', {
              pages: facts.pageCount,
              size: formatNumber(Math.ceil(facts.bytes / 1000), language.code, {
                style: 'unit',
                unit: 'kilobyte',
                unitDisplay: 'short',
              }),
            })}
          </small>
        )}
      </span>
    </DocumentLink>
  );
}

function NewTab(): ReactNode {
  return <span className="visually-hidden"> {useWords('shell')('opensNewTab')}</span>;
}
