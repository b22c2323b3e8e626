/**
 * The broker behind the site. The brand is invented: before going public, an operator replaces this file (and
 * `site/ui/logo.tsx`) with its own name, company data and contacts.
 */
const name = 'Norvane Markets';
/** One word, where the full name does not fit. */
const shortName = 'Norvane';

/** The part of the brand that reaches the browser as a script. */
export const wordmark = { name, shortName } as const;

export const brand = {
  name,
  shortName,
  company: 'Norvane Markets Ltd.',
  registrationNumber: '2026-00418',
  /** As on the certificate of incorporation; never translated. */
  address:
    'Ground Floor, The Sotheby Building, Rodney Village, Rodney Bay, Gros-Islet, Saint Lucia',
  supportEmail: 'support@norvane.example',
  partnersEmail: 'partners@norvane.example',
  foundedYear: 2021,
  /** The legal page's heading for the company: 'regulated' (as specified), or 'contracting' for a company without a licence. */
  entityHeading: 'regulated' as 'regulated' | 'contracting',
} as const;

export const socialLinks = [
  { network: 'Instagram', href: 'https://www.instagram.com/norvanemarkets', icon: 'instagram' },
  {
    network: 'LinkedIn',
    href: 'https://www.linkedin.com/company/norvanemarkets',
    icon: 'linkedin',
  },
] as const;
