import type { ReactNode } from 'react';

/** Within a form: what its URL carries besides its own fields, for instance the figures of the page's other form. */
export const KeptParams = ({ queryString }: { queryString: string }): ReactNode =>
  [...new URLSearchParams(queryString)].map(([name, value], index) => (
    <input key={index} type="hidden" name={name} value={value} />
  ));
