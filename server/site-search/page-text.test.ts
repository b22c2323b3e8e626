import { expect, test } from 'vitest';
import { pageText } from './page-text.ts';

test('headings and passages of the main part, without scripts, drawings, templates, choices and comments', () => {
  const html = `<title>T</title><nav>menu</nav><main id="content" data-props="{&quot;a&quot;:&quot;&lt;p&gt;&quot;}"><h1>Gold <!-- -->&amp; <em>silver</em></h1>
<p>One   <a href="/x">link</a>,<br/>two</p><ul><li>A</li><li>B &lt;script&gt;</li></ul><script>no()</script><svg><text>no</text></svg><select><option>no</option></select><template><p>no</p></template><h2><a href="/y">Next</a></h2>loose</main><footer>foot</footer>`;
  expect(pageText(html)).toEqual({
    headings: ['Gold & silver', 'Next'],
    passages: ['One link,', 'two', 'A', 'B <script>', 'loose'],
    entries: [],
    ids: [],
  });
});

test('adjacent elements are separate words, except phrases of a Chinese sentence', () => {
  expect(
    pageText(
      '<main><p><a>a@b.c</a><span>Accounts</span></p><p><span>外汇交易，</span><span>条件</span><span>清晰</span></p></main>',
    ).passages,
  ).toEqual(['a@b.c Accounts', '外汇交易，条件清晰']);
});
