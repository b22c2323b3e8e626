import type { ReactNode } from 'react';
import { formatTemplate } from '../../../core/specs/format-template.ts';
import type { ResultPage } from '../../../core/specs/result-page.ts';
import type { SpecsWords } from './specs-props.ts';

interface ResultStatusProps {
  result: ResultPage | undefined;
  failed: boolean;
  words: SpecsWords;
}

/** How many rows match, announced at every change: at the search, in view while one types on a phone. */
export function ResultStatus({ result, failed, words }: ResultStatusProps): ReactNode {
  return <p role="status">{statusOf(result, failed, words)}</p>;
}

function statusOf(result: ResultPage | undefined, failed: boolean, { table }: SpecsWords): string {
  if (failed) return '';
  if (!result) return table.loading;
  if (result.matchCount === 0) return result.count === 0 ? '' : table.noneFound;
  return formatTemplate(table.shown, {
    from: result.from + 1,
    to: result.from + result.rows.length,
    total: result.matchCount,
  });
}
