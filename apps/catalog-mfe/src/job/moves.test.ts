import { movesOf } from './moves';

const soon = new Date(Date.now() + 86_400_000).toISOString();
const past = new Date(Date.now() - 86_400_000).toISOString();
const opening = (row: Parameters<typeof movesOf>[0], hasBatch = false) =>
  movesOf(row, hasBatch).find(({ to }) => to === 'open');

test('a job needs a new last day before it is opened again when the old one is over', () => {
  expect(opening({ status: 'paused', expiresAt: soon })?.disabledReason).toBeUndefined();
  expect(opening({ status: 'paused', expiresAt: past })?.disabledReason).toBe(
    'Set a new day until which it is open first',
  );
});

test('an awarded job is opened again with a reason, and not once a batch was made from its proposal', () => {
  const awarded = { status: 'awarded', expiresAt: soon } as const;
  expect(opening(awarded)).toMatchObject({ asks: expect.any(String) as string, disabledReason: undefined });
  expect(opening(awarded, true)?.disabledReason).toBe('A batch was made from the accepted proposal');
});

test('a job that is paused asks why, and one that is only opened again does not', () => {
  const pausing = movesOf({ status: 'open', expiresAt: soon }).find(({ to }) => to === 'paused');
  expect(pausing?.asks).toBeDefined();
  expect(opening({ status: 'paused', expiresAt: soon })?.asks).toBeUndefined();
});
