import { withTyped } from './with-typed';

test.each([
  ['', 'Yes', '<p>Yes</p>'],
  ['<p>An answer.</p>', ' More', '<p>An answer. More</p>'],
  ['<ul><li>a</li></ul>', 'b', '<ul><li>a</li></ul><p>b</p>'],
  ['<p>a</p>', '\nb\n\nc', '<p>a</p><p>b</p><p>&nbsp;</p><p>c</p>'],
  ['<p>a</p>', ' < b & c', '<p>a &lt; b &amp; c</p>'],
  ['<p>a</p>', '', '<p>a</p>'],
])('%s, then typed %j, is %s', (html, typed, whole) => {
  expect(withTyped(html, typed)).toBe(whole);
});
