import type { ReactNode } from 'react';
import { brand } from '../../site/facts/brand.ts';
import { markUrl } from '../brand-mark.ts';

/** Above the login form. */
export function Logo(): ReactNode {
  return (
    <div className="brand-logo">
      <img src={markUrl} alt="" width="48" height="48" />
      <h2>{brand.name}</h2>
    </div>
  );
}

/** In the navigation, where it leads to the dashboard. */
export function Icon(): ReactNode {
  return <img src={markUrl} alt={brand.name} width="20" height="20" />;
}
