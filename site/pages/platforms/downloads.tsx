import { Download, FileText, Laptop, Monitor } from 'lucide-react';
import type { ReactNode } from 'react';
import { platformLinks } from '../../facts/external-links.ts';
import { formatNumber } from '../../i18n/format.ts';
import { useSite, useWords } from '../../site-context.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { QrCode } from './qr-code.tsx';
import styles from './downloads.module.css';

const computers = [
  {
    system: 'windows',
    href: platformLinks.windows,
    manual: 'mt5-manual-windows',
    icon: Monitor,
  },
  { system: 'mac', href: platformLinks.mac, manual: 'mt5-manual-mac', icon: Laptop },
] as const;

/** Programs for computers with their manuals, apps for phones with QR codes. */
export function Downloads(): ReactNode {
  const t = useWords('platforms');
  const stores = [
    { store: 'appStore', href: platformLinks.appStore },
    { store: 'googlePlay', href: platformLinks.googlePlay },
    // Newer phones of Huawei have no Google Play.
    { store: 'huawei', href: platformLinks.huawei },
  ] as const;
  return (
    <div className={styles.downloads}>
      <div className={styles.group}>
        <h3>{t('downloads.computer')}</h3>
        <p className={styles.text}>{t('downloads.computerText')}</p>
        <ul className={styles.computers}>
          {computers.map(({ system, href, manual, icon: Icon }) => (
            <li key={system}>
              <Icon className={styles.device} strokeWidth={1.4} aria-hidden="true" />
              <span className={styles.system}>{t(`downloads.${system}`)}</span>
              <ButtonLink href={href}>
                <Download size={18} aria-hidden="true" />
                {t(`downloads.get.${system}`)}
              </ButtonLink>
              <Manual id={manual} title={t(`downloads.manual.${system}`)} />
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.group}>
        <h3>{t('downloads.phone')}</h3>
        <p className={styles.text}>{t('downloads.phoneText')}</p>
        <ul className={styles.phones}>
          {stores.map(({ store, href }) => (
            <li key={store}>
              <QrCode
                href={href}
                label={t('downloads.code', { store: t(`downloads.get.${store}`) })}
              />
              <ButtonLink href={href} look="quiet" newTab>
                {t(`downloads.get.${store}`)}
                <NewTab />
              </ButtonLink>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function Manual({ id, title }: { id: string; title: string }): ReactNode {
  const t = useWords('platforms');
  const { links, documents, language } = useSite();
  const facts = documents.find((document) => document.id === id);
  return (
    <a
      className={styles.manual}
      href={links.document(id)}
      target="_blank"
      rel="noopener"
      hrefLang="en"
    >
      <FileText size={18} aria-hidden="true" />
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
    </a>
  );
}

function NewTab(): ReactNode {
  return <span className="visually-hidden"> {useWords('shell')('opensNewTab')}</span>;
}
