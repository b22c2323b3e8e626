import { expect, test } from 'vitest';
import { createClassNames } from './class-names.ts';

test('each class has its own short name, the same at each call', () => {
  const nameOf = createClassNames('/site', ['b.module.css', 'a.module.css']);
  expect(nameOf('card', '/site/a.module.css')).toBe('_aaa');
  expect(nameOf('title', '/site/a.module.css')).toBe('_aab');
  expect(nameOf('card', '/site/b.module.css?inline')).toBe('_aba');
  expect(nameOf('card', '/site/a.module.css')).toBe('_aaa');
  const many = Array.from({ length: 500 }, (_, index) =>
    nameOf(`class-${index}`, '/site/b.module.css'),
  );
  expect(new Set(many).size).toBe(500);
});

test('a file that is not known is refused', () => {
  const nameOf = createClassNames('/site', []);
  expect(() => nameOf('card', '/site/a.module.css')).toThrow("'/site/a.module.css' is not among");
});
