import { eventMeta, eventText } from './event-words';
import { eventOf } from './testing';

test('each event is put into words', () => {
  expect(eventText(eventOf())).toBe('1.4.1 promoted to all');
  expect(eventText(eventOf({ action: 'canary', to: '1.4.2', percent: 10, roles: ['Admin'] }))).toBe(
    '1.4.2 to 10% of all people, and role Admin',
  );
  expect(eventText(eventOf({ action: 'canary', to: '1.4.2', percent: 0, roles: ['Admin'] }))).toBe(
    '1.4.2 to role Admin',
  );
  expect(eventText(eventOf({ action: 'auto_rollback', from: '3.2.0', to: '3.1.6' }))).toBe(
    '3.2.0 → 3.1.6, rolled back by health',
  );
  expect(eventText(eventOf({ action: 'auto_rollback', from: '3.2.0', to: null }))).toBe('3.2.0 switched off by health');
  expect(eventText(eventOf({ action: 'key_add', keyLabel: 'catalog-ci' }))).toBe('key catalog-ci added');
  expect(eventText(eventOf({ action: 'override', origin: 'http://localhost:5001' }))).toBe(
    'override from http://localhost:5001 begun',
  );
  expect(eventText(eventOf({ action: 'override_end', origin: 'http://localhost:5001' }))).toBe(
    'override from http://localhost:5001 ended',
  );
  expect(eventText(eventOf({ action: 'files_lost', from: '1.4.1', to: null }))).toBe('files of 1.4.1 lost');
  expect(eventText(eventOf({ action: 'files_back', from: '1.4.1', to: null }))).toBe('files of 1.4.1 restored');
  expect(eventText(eventOf({ action: 'of a later shell' }))).toBe('of a later shell');
});

test('who did it is below, with the reason that they gave', () => {
  expect(eventMeta(eventOf({ reason: 'category merge' }))).toBe('Rohan Desai, “category merge”');
  expect(eventMeta(eventOf({ byUser: null, byKey: 'people-ci' }))).toBe('deploy key people-ci');
});

test('an automatic rollback says how bad the release was', () => {
  const failed = { loads: 220, errors: 9, people: 30, limit: 0.02, percent: 10, error: null, reference: null };
  expect(eventMeta(eventOf({ action: 'auto_rollback', byUser: null, failed }))).toBe(
    '4.1% of 220 loads failed, of 30 people',
  );
  expect(eventMeta(eventOf({ action: 'auto_rollback', byUser: null, reason: 'it was bad' }))).toBe(
    'Automatically, “it was bad”',
  );
});
