import { savedAt, saverTitle } from './who-saved';

const saver = { actorName: 'Rohan Desai', impersonatorName: null, isOwn: false, at: '2026-11-21T10:00:00.000Z' };

it('says who saved, and who acted under another’s name', () => {
  expect(saverTitle('skill', saver)).toBe('Rohan Desai saved this skill while you were editing');
  expect(saverTitle('skill', { ...saver, impersonatorName: 'Meera Nair' })).toBe(
    'Meera Nair saved this skill while you were editing',
  );
});

it('one’s own save elsewhere is said to be one’s own, and an unknown one somebody’s', () => {
  expect(saverTitle('FAQ', { ...saver, isOwn: true })).toBe('You saved this FAQ elsewhere while you were editing');
  expect(saverTitle('FAQ', undefined)).toBe('Somebody saved this FAQ while you were editing');
});

it('the time is the log’s, else the row’s, else not reported', () => {
  expect(savedAt(saver, { updatedAt: '2020-01-01T00:00:00.000Z' })).toContain('2026');
  expect(savedAt(undefined, { updatedAt: '2020-01-01T00:00:00.000Z' })).toContain('2020');
  expect(savedAt(undefined, undefined)).toBeUndefined();
});
