import { RemoteError } from '@lectern/remote-kit/failure';
import type { Cause } from '@lectern/remote-kit';
import { failureOf } from './explain';
import { forgetFirstError, withFirstError } from './first-error';

const failed = (reason: string, cause: Cause = 'threw') =>
  new RemoteError(failureOf({ name: 'catalog-mfe', version: '1.0.0' }, cause, [reason]));
const reasonOf = (key: string, error: RemoteError) =>
  (withFirstError(key, error) as RemoteError).failure.reasons.join();

test('the next attempt says the first error, with a reference of its own [D9.4]', () => {
  const [first, second] = [failed('Error: the cause'), failed('Error: what follows')];
  expect([reasonOf('a', first), reasonOf('a', second)]).toEqual(['Error: the cause', 'Error: the cause']);
  const shown = withFirstError('a', second) as RemoteError;
  expect(shown.failure.reference).toBe(second.failure.reference);
});

test('each code has its own, and none once it came [D9.4]', () => {
  reasonOf('b', failed('Error: one'));
  expect(reasonOf('c', failed('Error: two'))).toBe('Error: two');
  forgetFirstError('b');
  expect(reasonOf('b', failed('Error: three'))).toBe('Error: three');
});

test('what is not thrown by its code is said as it is [D9.4]', () => {
  reasonOf('d', failed('Error: the cause'));
  expect(reasonOf('d', failed('remoteEntry.js', 'missing'))).toBe('remoteEntry.js');
});
