import type { ReactNode } from 'react';
import { formatTemplate } from '../../../specs/format-template.ts';
import type { ResultPage } from '../../../specs/result-page.ts';
import type { SpecsView } from '../../../specs/specs-view.ts';
import { Downloads } from './specs-controls.tsx';
import type { SpecsProps, SpecsWords } from './specs-props.ts';
import styles from './account-specs.module.css';

interface ResultSummaryProps {
  result: ResultPage | undefined;
  shownResult: ResultPage | undefined;
  failed: boolean;
  urlView: SpecsView;
  getView: () => SpecsView;
  urls: SpecsProps['urls'];
  words: SpecsWords;
}

/** How many rows match, announced at every change, and the links that download them. */
export function ResultSummary({
  result,
  shownResult,
  failed,
  urlView,
  getView,
  urls,
  words,
}: ResultSummaryProps): ReactNode {
  return (
    <div className={styles.summary}>
      <p role="status" className={result?.matchCount === 0 ? 'visually-hidden' : undefined}>
        {statusOf(result, failed, words)}
      </p>
      {shownResult && shownResult.matchCount > 0 && (
        <Downloads urlView={urlView} getView={getView} urls={urls} words={words} />
      )}
    </div>
  );
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
