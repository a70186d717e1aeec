import { resetsIn, withoutReset } from './override-reset';

it.each([
  ['/category/list?override=off', '/category/list'],
  ['/?override=off', '/'],
  ['/skill/list?q=a%26b&override=off&page=2', '/skill/list?q=a%26b&page=2'],
  ['/skill/list?overrid%65=o%66f&override=off', '/skill/list'],
  ['//evil.example.com/x?override=off', '/evil.example.com/x'],
  ['/\\\\evil.example.com?override=off', '/evil.example.com'],
  ['/a?override=off&next=?b', '/a?next=?b'],
  ['/a?try=off&next=?b', '/a?next=?b'],
  ['/a?try=catalog-mfe@next', '/a?try=catalog-mfe@next'],
])('%s goes on at %s', (address, rest) => expect(withoutReset(address)).toBe(rest));

it('is asked for by the one word alone', () => {
  expect([{ override: 'off' }, { override: ['on', 'off'], try: 'off' }, { try: 'on' }, {}].map(resetsIn)).toEqual([
    ['override'],
    ['override', 'try'],
    [],
    [],
  ]);
});
