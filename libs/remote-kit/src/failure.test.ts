import { at, causeLine, headline, newReference, RemoteError, sentence } from './failure';
import type { Cause, RemoteFailure } from './types';

const failure = (over: Partial<RemoteFailure> = {}): RemoteFailure => ({
  remote: 'catalog-mfe',
  version: '1.4.2',
  cause: 'changed',
  reasons: [],
  file: 'category-list.8f1c02ab.js',
  reference: 'web-7Q2M-4AXK',
  since: 0,
  ...over,
});

test('a failure is attributed to remote@version', () => {
  expect(at(failure())).toBe('catalog-mfe@1.4.2');
  expect(headline(failure())).toBe('catalog-mfe@1.4.2 could not be loaded');
});

test('the cause names the file that failed', () => {
  expect(causeLine(failure())).toBe('Integrity check failed: category-list.8f1c02ab.js');
});

test('an incompatible remote lists every reason', () => {
  expect(causeLine(failure({ cause: 'incompatible', reasons: ['needs shell ^2.0.0', 'needs react ^20.0.0'] }))).toBe(
    'needs shell ^2.0.0; needs react ^20.0.0',
  );
});

test('every cause has a sentence and a cause line', () => {
  const causes: Cause[] = [
    'missing',
    'timeout',
    'changed',
    'unlisted',
    'incompatible',
    'faulty',
    'threw',
    'disabled',
    'offline',
  ];
  for (const cause of causes) {
    expect(sentence(failure({ cause }))).toMatch(/\.$/);
    expect(causeLine(failure({ cause }))).not.toBe('');
  }
});

test('a known message replaces the sentence of the cause', () => {
  expect(sentence(failure({ cause: 'offline', message: 'http://localhost:5001 does not answer.' }))).toBe(
    'http://localhost:5001 does not answer.',
  );
});

test('a reference holds no letter that can be taken for another', () => {
  const reference = newReference(Uint8Array.from({ length: 8 }, (_, index) => index * 37));
  expect(reference).toMatch(/^web-[A-HJKMNP-Z2-9]{4}-[A-HJKMNP-Z2-9]{4}$/);
});

test('an error that crosses a boundary carries the whole failure', () => {
  expect(new RemoteError(failure()).failure.reference).toBe('web-7Q2M-4AXK');
});
