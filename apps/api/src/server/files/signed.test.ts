import { nameOfSigned, signAddress } from './signed';

const keys = { current: { id: 'a', secret: 'one' } };
const query = (address: string) => Object.fromEntries(new URL(address, 'http://x').searchParams);

test('a signed address names its file for ten minutes', () => {
  const address = signAddress(keys, 'files/x/export', 'students, 21 Nov.csv', 1_000_000);
  expect(nameOfSigned(keys, 'files/x/export', query(address), 1_000_000 + 599_000)).toBe('students, 21 Nov.csv');
  expect(nameOfSigned(keys, 'files/x/export', query(address), 1_000_000 + 601_000)).toBeUndefined();
});

test.each([
  ['another file', 'files/y/export', {}],
  ['another name', 'files/x/export', { name: 'page.html' }],
  ['a later end', 'files/x/export', { until: '99999999999' }],
  ['an unknown key', 'files/x/export', { key: 'b' }],
  ['no signature', 'files/x/export', { sign: undefined }],
  ['an end that is no number', 'files/x/export', { until: 'NaN' }],
])('it is not good for %s', (_what, path, changed) => {
  expect(
    nameOfSigned(keys, path, { ...query(signAddress(keys, 'files/x/export', 'a.csv', 1000)), ...changed }, 1000),
  ).toBeUndefined();
});
