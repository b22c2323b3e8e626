import type { ReactNode } from 'react';
import { evidence } from '../../facts/evidence.ts';
import { useSite, useWords } from '../../site-context.tsx';
import { Section, SectionHeading } from '../../ui/section.tsx';
import styles from './evidence.module.css';

const pictures = import.meta.glob<string>('../../assets/company/*.{avif,jpg,png,webp}', {
  eager: true,
  query: '?url',
  import: 'default',
});
const urlOf = (file: string): string | undefined => pictures[`../../assets/company/${file}`];

/** The company's people, office and proofs, as far as the operator has filled them. */
export function Evidence(): ReactNode {
  const t = useWords('about');
  const { code } = useSite().language;
  const { people, office, proofs } = evidence;
  if (people.length === 0 && !office && proofs.length === 0) return null;
  return (
    <Section labelledBy="evidence">
      <SectionHeading id="evidence" title={t('evidence.title')} />
      <div className={`${styles.evidence} column`}>
        {office && (
          <img
            src={urlOf(office.picture)}
            alt={office.shows[code]}
            width="960"
            height="640"
            loading="lazy"
          />
        )}
        <ul className={`${styles.people} grid gap-6`}>
          {people.map(({ name, role, picture }) => (
            <li key={name} className="grid gap-1 start">
              {picture !== undefined && (
                <img src={urlOf(picture)} alt="" width="320" height="320" loading="lazy" />
              )}
              <b>{name}</b>
              <span className="soft">{role[code]}</span>
            </li>
          ))}
        </ul>
        <ul className="ruled grid gap-4">
          {proofs.map(({ kind, name, url }) => (
            <li key={url}>
              <span className="note">{t(`evidence.${kind}`)}</span>{' '}
              <a href={url} target="_blank" rel="noopener">
                <bdi>{name}</bdi>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
