import type { ReactNode } from 'react';
import { languages } from '../core/domain/languages.ts';
import { useCompany } from './content/company.ts';
import { legalDocuments } from './documents/legal-documents.ts';
import { brand } from './facts/brand.ts';
import { brandNames } from './i18n/brand-words.ts';
import { StructuredData } from './inline-script.tsx';
import type { RouteName } from './paths.ts';
import { routes, type PageNamespace } from './routes.ts';
import { isOwnLicence } from './sections/licence-text.ts';
import { useSite, useWords } from './site-context.tsx';

/** Pages that are reached through another one besides the home page. */
const parents: Partial<Record<RouteName, RouteName>> = Object.fromEntries(
  Object.values(legalDocuments).map((route) => [route, 'legalDocuments' satisfies RouteName]),
);

/** Structured data of every page for search engines: on the home page who is behind the site, on every other one the way to it. */
export function PageStructure(): ReactNode {
  const { routeName, campaign } = useSite();
  if (routeName === undefined || campaign) return null;
  return routeName === 'home' ? <Company /> : <Trail to={routeName} />;
}

/** The company for search engines; states only what the footer states too. */
function Company(): ReactNode {
  const { language, links, publicOrigin } = useSite();
  const { name } = brandNames(language.code);
  const { phone, visitingAddress, ...company } = useCompany();
  const licences = company.licences.filter(isOwnLicence);
  const t = useWords('legal-documents');
  const id = `${publicOrigin}/#company`;
  return (
    <>
      <StructuredData
        data={{
          '@type': 'FinancialService',
          '@id': id,
          name,
          legalName: brand.company,
          identifier: {
            '@type': 'PropertyValue',
            name: 'registration number',
            value: brand.registrationNumber,
          },
          // One organisation in every language, as its `@id` says.
          url: `${publicOrigin}/`,
          logo: `${publicOrigin}/apple-touch-icon.png`,
          address: brand.address,
          ...(visitingAddress && { location: { '@type': 'Place', address: visitingAddress } }),
          ...(licences.length > 0 && {
            hasCertification: licences.map(({ authority, number, country }) => ({
              '@type': 'Certification' as const,
              name: t('entity.licence'),
              issuedBy: { '@type': 'Organization' as const, name: authority },
              certificationIdentification: number,
              validIn: { '@type': 'Country' as const, name: country },
            })),
          }),
          contactPoint: {
            '@type': 'ContactPoint',
            contactType: 'customer support',
            email: brand.supportEmail,
            ...(phone && { telephone: phone }),
            availableLanguage: languages.map(({ code }) => code),
          },
          sameAs: brand.socialLinks.map(({ href }) => href),
        }}
      />
      <StructuredData
        data={{
          '@type': 'WebSite',
          name,
          url: links.absolute(language.code, 'home'),
          inLanguage: language.code,
          publisher: { '@id': id },
        }}
      />
    </>
  );
}

/** Groups of the menu are no part of it: they have no page, and each step but the last must have one. */
function Trail({ to }: { to: RouteName }): ReactNode {
  const { article, language, links, words } = useSite();
  const entries: Partial<Record<RouteName, string>> = words('shell')('menu.entries', {
    returnObjects: true,
  });
  const nameOf = (route: RouteName): string =>
    entries[route] ?? words<PageNamespace>(routes[route].words)('meta.title');
  const parent = article ? to : parents[to];
  const steps = [
    { name: brandNames(language.code).name, route: 'home' as const },
    ...(parent ? [{ name: nameOf(parent), route: parent }] : []),
  ];
  return (
    <StructuredData
      data={{
        '@type': 'BreadcrumbList',
        itemListElement: [
          ...steps.map(({ name, route }, index) => ({
            '@type': 'ListItem' as const,
            position: index + 1,
            name,
            item: links.absolute(language.code, route),
          })),
          { '@type': 'ListItem', position: steps.length + 1, name: article?.title ?? nameOf(to) },
        ],
      }}
    />
  );
}
