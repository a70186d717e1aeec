import { newTerms, termsAfter } from './plan-terms';

const before = { ...newTerms, limits: { batches: 3, courses: null }, taxCode: '9992' };

test('a term that is not sent stays', () => {
  expect(termsAfter(before, { periodCount: 6 })).toEqual({ ...before, periodCount: 6 });
});

test('a limit that is not sent stays, and an emptied one is without limit', () => {
  expect(termsAfter(before, { limits: { batches: null } }).limits).toEqual({ batches: null, courses: null });
});

test('an emptied tax code is the seller’s default', () => {
  expect(termsAfter(before, { taxCode: '' }).taxCode).toBe('');
});
