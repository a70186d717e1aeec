import { revisionIn, revisionOf, revisionWatch } from './revision';

const known = { role: { id: 3 }, rightsEpoch: 2, registry: { revision: 7 } };

test('role, rights epoch and registry revision of the document are compared with the header, not the shell hash', () => {
  expect(revisionOf(known)).toBe('3-2.7');
  expect(revisionIn('3-2.7.a1b2')).toBe('3-2.7');
});

test('the session is read once for each value that differs', () => {
  let reads = 0;
  const watch = revisionWatch(() => (reads += 1));
  watch('3-2.7.abc', known);
  expect(reads).toBe(0);
  watch('3-2.8.abc', known);
  watch('3-2.8.abc', known);
  expect(reads).toBe(1);
  watch('3-3.8.abc', known);
  expect(reads).toBe(2);
});

test('nothing is read where nobody is signed in', () => {
  let reads = 0;
  revisionWatch(() => (reads += 1))('0-0.0.abc', undefined);
  expect(reads).toBe(0);
});
