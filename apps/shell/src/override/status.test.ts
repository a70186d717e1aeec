import { statusOf, type Override } from './status';

const override = (id: number): Override => ({
  id,
  name: 'catalog-mfe',
  origin: 'http://localhost:5001',
  until: '2026-11-22T17:40:00.000Z',
});

test('an override is on when the page began with it and the session still lists it', () => {
  expect(statusOf(override(1), override(1))).toEqual({ is: 'on', of: override(1) });
});

test('it has ended once the session no longer lists it', () => {
  expect(statusOf(override(1), undefined)).toEqual({ is: 'ended', of: override(1) });
});

test('one that began after the page comes with the next one, be it instead of another', () => {
  expect(statusOf(undefined, override(2))).toEqual({ is: 'coming', of: override(2) });
  expect(statusOf(override(1), override(2))).toEqual({ is: 'coming', of: override(2) });
});

test('one that began and ended elsewhere leaves nothing to say', () => {
  expect(statusOf(undefined, undefined)).toEqual({ is: 'none' });
});
