import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import Counters from './counters.island.tsx';

test('the final figures are in the server’s page, once for screen readers', () => {
  const html = renderToString(
    <Counters
      figures={[
        {
          target: 8500,
          decimals: 0,
          grouped: false,
          sign: '万+',
          unit: '',
          spoken: '8500万+',
          label: '笔交易',
        },
      ]}
      durationMs={2000}
      startsAtVisibility={0.5}
    />,
  );
  expect(html).toMatch(/_counted[^>]*>8500</);
  expect(html).toMatch(/<span class="visually-hidden">8500万\+ ?(<!-- --> )?<\/span>/);
  expect(html).toMatch(/_figure_[^>]*aria-hidden="true"/);
});
