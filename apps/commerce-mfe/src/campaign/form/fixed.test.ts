import { fixedPart } from './fixed';

test('a moment that is fixed is fixed in its day and its time, and the reason is given', () => {
  expect(fixedPart({ declaredAt: null, entries: 0 }).reason).toBeUndefined();
  const { fields, reason } = fixedPart({ declaredAt: null, entries: 3 });
  expect(fields).toEqual(expect.arrayContaining(['quizId', 'entryStartsAt', 'entryStartsTime']));
  expect(fields).not.toContain('entryEndsTime');
  expect(reason).toMatch(/^There are entries/);
  expect(fixedPart({ declaredAt: '2026-11-20T00:00:00.000Z', entries: 3 }).fields).toContain('entryEndsTime');
});
