import type { ReactNode } from 'react';

interface HiddenParamsProps {
  queryString: string;
  /** Names of the form's own fields. */
  without: readonly string[];
}

/** Within a form: what its URL carries besides its own fields. */
export const HiddenParams = ({ queryString, without }: HiddenParamsProps): ReactNode =>
  [...new URLSearchParams(queryString)]
    .filter(([name]) => !without.includes(name))
    .map(([name, value], index) => <input key={index} type="hidden" name={name} value={value} />);
