import { togetherOf } from './reads';

const read = (over: object = {}) => ({
  data: {},
  error: null,
  isPending: false,
  isFetching: false,
  refetch: jest.fn(),
  ...over,
});
const error = { message: 'Unable to process request' };

test('a place is shown once everything is read', () => {
  expect(togetherOf([read(), false, read()])).toMatchObject({ error: undefined, isPending: false });
  expect(togetherOf([read(), read({ data: undefined, isPending: true })])).toMatchObject({ isPending: true });
});

test('a failed read is shown; earlier data stay when a later read fails', () => {
  expect(togetherOf([read(), read({ data: undefined, error })]).error).toBe(error);
  expect(togetherOf([read({ error })]).error).toBeUndefined();
});

test('Retry asks only for what failed', () => {
  const [good, bad] = [read(), read({ data: undefined, error })];
  togetherOf([good, bad]).retry();
  expect([good.refetch, bad.refetch].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
});
