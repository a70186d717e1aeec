import { attributes, markup, safeAddress } from './markup';

test('texts and values are escaped, markup is kept, lists are joined', () => {
  const name = `<b>"A" & 'B'</b>`;
  expect(markup`<p title="${name}">${[name, markup`<i>${1}</i>`]}${undefined}${false}${null}${''}</p>`.text).toBe(
    '<p title="&lt;b&gt;&quot;A&quot; &amp; &#39;B&#39;&lt;/b&gt;">' +
      '&lt;b&gt;&quot;A&quot; &amp; &#39;B&#39;&lt;/b&gt;<i>1</i></p>',
  );
});

test('attributes are escaped, and left out where they have no value', () => {
  expect(attributes({ value: '"><script>', hidden: true, open: false, class: undefined, alt: '' }).text).toBe(
    ' value="&quot;&gt;&lt;script&gt;" hidden alt=""',
  );
});

test.each([
  ['https://a.example/x?y=1', true],
  ['/courses/7', true],
  ['javascript:alert(1)', false],
  ['//other.example', false],
  ['/\\other.example', false],
  ['http://a.example', false],
  ['data:text/html,x', false],
  [' https://a.example', false],
])('%s as the address of a link is allowed: %s', (address, allowed) => {
  expect(safeAddress(address)).toBe(allowed ? address : undefined);
});
