import type { ReactNode } from 'react';
import { reachableBy, useCompany } from '../content/company.ts';
import { brand } from '../facts/brand.ts';
import { productClasses } from '../facts/instruments.ts';
import type { RouteName } from '../paths.ts';
import { LicenceStatus } from '../sections/protection.tsx';
import { useSite, useWords } from '../site-context.tsx';
import { ChannelText } from '../ui/channel-text.tsx';
import { Fold } from '../ui/fold.tsx';
import { Logo } from '../ui/logo.tsx';
import { ConsentButtons } from './consent-buttons.tsx';
import { swapFreeInMenu } from './menu.ts';
import styles from './footer.module.css';

const columns = [
  { title: 'menu.groups.products', entries: productClasses },
  { title: 'menu.groups.accounts', entries: ['accountTypes', 'accountSpecs'] },
  { title: 'menu.groups.trading', entries: ['platforms', 'socialTrading', 'mam', 'pamm'] },
  {
    title: 'menu.groups.tools',
    entries: ['economicCalendar', 'news', 'calculators', 'tradingCenter', 'search'],
  },
  { title: 'footer.help', entries: ['help', 'funding', 'glossary'] },
  {
    title: 'footer.company',
    entries: ['introducingBroker', 'about', 'contact', 'legalDocuments', 'privacyPolicy'],
  },
] as const satisfies readonly { title: string; entries: readonly RouteName[] }[];

export function Footer(): ReactNode {
  const t = useWords('shell');
  const { language, links, year, lossShare } = useSite();
  const channels = reachableBy(useCompany());
  return (
    <footer className={`${styles.footer} engraved`} aria-label={t('footer.label')}>
      <div className={`measure ${styles.parts} grid gap-8`}>
        <section className={`${styles.risk} grid`} aria-labelledby="risk-warning">
          <h2 className="h3" id="risk-warning">
            {t('risk.title')}
          </h2>
          <p className="reading">{t('risk.text')}</p>
          {lossShare !== undefined && (
            <p className="reading">{t('risk.loss', { share: lossShare })}</p>
          )}
        </section>
        <div className={`${styles.top} grid`}>
          <div className={`${styles.about} small grid start gap-4`}>
            <Logo />
            <p>
              {t('footer.support')}
              <br />
              <a href={links.email(brand.supportEmail)} className="ltr">
                {brand.supportEmail}
              </a>
            </p>
            <p>{t('footer.supportText')}</p>
            {channels.length > 0 && (
              <ul className="grid">
                {channels.map((reachable) => (
                  <li key={reachable.channel}>
                    {t(`channels.${reachable.channel}`)} <ChannelText reachable={reachable} />
                  </li>
                ))}
              </ul>
            )}
            <ul className={`${styles.social} gap-2`}>
              {brand.socialLinks.map(({ network, href, icon }) => (
                <li key={network}>
                  <a
                    href={href}
                    className="icon-button"
                    target="_blank"
                    rel="noopener"
                    aria-label={`${t('footer.follow', { network })} ${t('opensNewTab')}`}
                  >
                    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
                      <path d={icon} />
                    </svg>
                  </a>
                </li>
              ))}
            </ul>
          </div>
          <nav className={styles.columns} aria-label={t('footer.label')}>
            {columns.map(({ title, entries }) => (
              <Fold key={title} heading={<h3 className="small">{t(title)}</h3>}>
                <ul>
                  {entries.map((entry) => (
                    <li key={entry}>
                      <a href={links.page(entry)}>{t(`menu.entries.${entry}`)}</a>
                    </li>
                  ))}
                  {title === 'menu.groups.accounts' && swapFreeInMenu.has(language.code) && (
                    <li>
                      <a href={links.page('accountTypes', 'swap-free')}>{t('menu.swapFree')}</a>
                    </li>
                  )}
                </ul>
              </Fold>
            ))}
          </nav>
        </div>
        <div className={`${styles.small} fine grid gap-3`}>
          <p>{t('footer.registered')}</p>
          <p>
            <LicenceStatus />
          </p>
          <p>{t('footer.address')}</p>
          <p>{t('footer.restricted')}</p>
          <p>{t('footer.disclaimer')}</p>
          <p>{t('footer.copyright', { year })}</p>
          <ConsentButtons />
        </div>
      </div>
    </footer>
  );
}
