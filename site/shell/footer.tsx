import type { ReactNode } from 'react';
import { siInstagram } from 'simple-icons';
import { WithdrawConsent } from '../embeds/embed.tsx';
import { brand, socialLinks } from '../facts/brand.ts';
import { productClasses } from '../facts/instruments.ts';
import type { RouteName } from '../paths.ts';
import { useSite, useWords } from '../site-context.tsx';
import { Logo } from '../ui/logo.tsx';
import { Measure } from '../ui/measure.tsx';
import styles from './footer.module.css';

const columns = [
  { title: 'menu.groups.products', entries: productClasses },
  { title: 'menu.groups.accounts', entries: ['accountTypes', 'accountSpecs'] },
  { title: 'menu.groups.trading', entries: ['platforms', 'socialTrading', 'mam', 'pamm'] },
  { title: 'menu.groups.tools', entries: ['economicCalendar', 'news', 'tradingCenter', 'search'] },
  {
    title: 'footer.company',
    entries: ['introducingBroker', 'about', 'contact', 'legalDocuments', 'privacyPolicy'],
  },
] as const satisfies readonly { title: string; entries: readonly RouteName[] }[];

/** Simple Icons no longer has LinkedIn's mark: these are the letters 'in', drawn by us. */
const socialMarks = {
  instagram: siInstagram.path,
  linkedin:
    'M3 9h4v12H3V9Zm2-6a2.2 2.2 0 1 1 0 4.4A2.2 2.2 0 0 1 5 3Zm5 6h3.8v1.7c.6-1.1 1.9-2 3.6-2 3.2 0 4.6 2 4.6 5.4V21h-4v-6.2c0-1.7-.5-2.7-1.9-2.7-1.5 0-2.1 1.1-2.1 2.7V21h-4V9Z',
} as const;

export function Footer(): ReactNode {
  const t = useWords('shell');
  const { links, copyrightYear } = useSite();
  return (
    <footer className={styles.footer} aria-label={t('footer.label')}>
      <Measure className={styles.parts}>
        <section className={styles.risk} aria-labelledby="risk-warning">
          <h2 id="risk-warning">{t('risk.title')}</h2>
          <p>{t('risk.text')}</p>
        </section>
        <div className={styles.top}>
          <div className={styles.about}>
            <Logo />
            <p>
              {t('footer.support')}
              <br />
              <a href={links.email(brand.supportEmail)} className="ltr">
                {brand.supportEmail}
              </a>
            </p>
            <p>{t('footer.supportText')}</p>
            <ul className={styles.social}>
              {socialLinks.map(({ network, href, icon }) => (
                <li key={network}>
                  <a
                    href={href}
                    target="_blank"
                    rel="noopener"
                    aria-label={`${t('footer.follow', { network })} (${t('opensNewTab')})`}
                  >
                    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
                      <path d={socialMarks[icon]} />
                    </svg>
                  </a>
                </li>
              ))}
            </ul>
          </div>
          <nav className={styles.columns} aria-label={t('footer.label')}>
            {columns.map(({ title, entries }) => (
              <div key={title}>
                <h3>{t(title)}</h3>
                <ul>
                  {entries.map((entry) => (
                    <li key={entry}>
                      <a href={links.page(entry)}>{t(`menu.entries.${entry}`)}</a>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
        </div>
        <div className={styles.small}>
          <p>{t('footer.registered')}</p>
          <p>{t('footer.address')}</p>
          <p>{t('footer.restricted')}</p>
          <p>{t('footer.disclaimer')}</p>
          <p>{t('footer.copyright', { year: copyrightYear })}</p>
          <WithdrawConsent />
        </div>
      </Measure>
    </footer>
  );
}
