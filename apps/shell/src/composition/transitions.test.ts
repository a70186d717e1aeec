import type { RemoteFailure } from '@lectern/remote-kit';
import { arrived, begun, broken, idle } from './transitions';

const failure = (over: Partial<RemoteFailure> = {}): RemoteFailure => ({
  remote: 'catalog-mfe',
  version: '1',
  cause: 'missing',
  reasons: [],
  reference: 'web-1',
  since: 100,
  ...over,
});

test('a load goes from idle over pending to loaded', () => {
  const pending = begun(idle, '1', 5);
  expect(pending).toEqual({ is: 'pending', version: '1', since: 5 });
  expect(arrived(pending, '1', {})).toEqual({ is: 'loaded', version: '1', exposes: {} });
});

test('a second load of the same version joins the first', () => {
  const pending = begun(idle, '1', 5);
  expect(begun(pending, '1', 9)).toBe(pending);
});

test('tries are counted over retries, and since stays the first failure', () => {
  const first = broken(begun(idle, '1', 5), failure());
  const second = broken(begun(first, '1', 200), failure({ since: 300, reference: 'web-2' }));
  expect(first).toMatchObject({ is: 'failed', tries: 1, since: 100 });
  expect(second).toMatchObject({ is: 'failed', tries: 2, since: 100, reference: 'web-2' });
});

test('another version starts the count again', () => {
  const first = broken(begun(idle, '1', 5), failure());
  expect(broken(begun(first, '2', 6), failure({ version: '2', since: 300 }))).toMatchObject({ tries: 1, since: 300 });
});

test('success forgets the failures before it', () => {
  const loaded = arrived(begun(broken(idle, failure()), '1', 6), '1', {});
  expect(broken(loaded, failure({ since: 900 }))).toMatchObject({ tries: 1, since: 900 });
});

test('an old version that arrives late does not replace the one awaited', () => {
  const pending = begun(idle, '2', 5);
  expect(arrived(pending, '1', {})).toBe(pending);
});
