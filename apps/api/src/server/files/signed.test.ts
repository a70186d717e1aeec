import { signAddress, signedFile } from './signed';

const keys = { current: { id: 'a', secret: 'one' } };
const query = (address: string) => Object.fromEntries(new URL(address, 'http://x').searchParams);

test('a signed address names its file for ten minutes', () => {
  const address = signAddress(keys, 'files/x/export', 'students, 21 Nov.csv', { now: 1_000_000 });
  const at = (now: number) => signedFile(keys, 'files/x/export', query(address), now);
  expect(at(1_000_000 + 599_000)).toEqual({ name: 'students, 21 Nov.csv', shownAs: '' });
  expect(at(1_000_000 + 601_000)).toBeUndefined();
});
test('it says as what its file is shown, which nobody adds to another one', () => {
  const shown = signAddress(keys, 'files/x/document', 'resume.pdf', { shownAs: 'application/pdf', now: 1000 });
  expect(signedFile(keys, 'files/x/document', query(shown), 1000)?.shownAs).toBe('application/pdf');
  const saved = query(signAddress(keys, 'files/x/document', 'resume.pdf', { now: 1000 }));
  expect(signedFile(keys, 'files/x/document', { ...saved, shownAs: 'text/html' }, 1000)).toBeUndefined();
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
    signedFile(keys, path, { ...query(signAddress(keys, 'files/x/export', 'a.csv', { now: 1000 })), ...changed }, 1000),
  ).toBeUndefined();
});
