import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import Headline from './headline.island.tsx';

const html = renderToString(
  <Headline
    opening={['First line.', 'Then']}
    phrases={['one.', 'two.', 'three.']}
    spokenStatement="First line. Then one, two or three."
    words={{ pause: 'Pause', play: 'Play' }}
    rotationIntervalMs={3000}
    hiddenMs={600}
  />,
);

test('the first phrase is in the server’s page, the others only reserve space', () => {
  expect(html).toMatch(/data-phrase="0"[^>]*data-shown=""[^>]*>one\./);
  expect(html.match(/data-shown/g)).toHaveLength(1);
  expect(html).toContain('three.');
});

test('screen readers get one steady sentence and a button outside the heading', () => {
  expect(html).toMatch(
    /<h1[^>]*><span class="visually-hidden">First line\. Then one, two or three\.<\/span><span aria-hidden="true">/,
  );
  expect(html).toMatch(/<\/h1><button[^>]*aria-label="Pause"/);
});
