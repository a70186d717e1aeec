import { issueOverrideToken, readOverrideToken } from './override-token';

const keys = { current: { id: 'k.1', secret: 'a secret of the tests' } };
const named = { id: 7, userId: 9, remote: 'open-mfe' };
const until = new Date(1_000_000);
const token = issueOverrideToken(keys, named, until);

it('names override, person and remote until its time is over [D7.1]', () => {
  expect([readOverrideToken(keys, token, 999_999), readOverrideToken(keys, token, 1_000_000)]).toEqual([
    named,
    undefined,
  ]);
});

it('is worth nothing once any part of it was changed, or under another key [D7.1]', () => {
  const parts = token.split('.');
  const changed = parts.map((part, at) => parts.map((each, index) => (index === at ? `${part}0` : each)).join('.'));
  expect([...changed, `${token}.more`, '', 'o1'].map((each) => readOverrideToken(keys, each, 0))).toEqual(
    Array.from({ length: changed.length + 3 }, () => undefined),
  );
  expect(readOverrideToken({ current: { id: 'k.1', secret: 'another secret' } }, token, 0)).toBeUndefined();
});

it('goes on under the key before [D7.1]', () => {
  expect(readOverrideToken({ current: { id: 'k.2', secret: 'x' }, previous: keys.current }, token, 0)).toEqual(named);
});
