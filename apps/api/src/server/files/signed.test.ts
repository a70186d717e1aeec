import { readSigned, signAddress } from './signed';

const keys = { current: { id: 'a', secret: 'one' } };
const query = (address: string) => Object.fromEntries(new URL(address, 'http://x').searchParams);

test('a signed address names its file for ten minutes', () => {
  const address = signAddress(keys, 'files/x/export', { name: 'students, 21 Nov.csv' }, 1_000_000);
  expect(readSigned(keys, 'files/x/export', query(address), 1_000_000 + 599_000)).toEqual({
    name: 'students, 21 Nov.csv',
  });
  expect(readSigned(keys, 'files/x/export', query(address), 1_000_000 + 601_000)).toBeUndefined();
});

test.each([
  ['another file', 'files/y/export', {}],
  ['another name', 'files/x/export', { name: 'page.html' }],
  ['a later end', 'files/x/export', { until: '99999999999' }],
  ['an unknown key', 'files/x/export', { key: 'b' }],
  ['no signature', 'files/x/export', { sign: undefined }],
  ['a type to be shown as', 'files/x/export', { shown: 'text/html' }],
  ['an end that is no number', 'files/x/export', { until: 'NaN' }],
])('it is not good for %s', (_what, path, changed) => {
  expect(
    readSigned(
      keys,
      path,
      { ...query(signAddress(keys, 'files/x/export', { name: 'a.csv' }, 1000)), ...changed },
      1000,
    ),
  ).toBeUndefined();
});

test('of a file that is shown it says the type, which nobody can change', () => {
  const address = signAddress(keys, 'files/x/document', { name: 'a.mp4', shownAs: 'video/mp4' }, 1000);
  expect(readSigned(keys, 'files/x/document', query(address), 1000)).toEqual({ name: 'a.mp4', shownAs: 'video/mp4' });
  const changed = { ...query(address), shown: 'text/html' };
  expect(readSigned(keys, 'files/x/document', changed, 1000)).toBeUndefined();
});
