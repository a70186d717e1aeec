import { movesOf } from './moves';

const moveTo = (row: Parameters<typeof movesOf>[0], status: string) => movesOf(row).find(({ to }) => to === status);

test('an offer without a weekly slot is not activated', () => {
  expect(moveTo({ status: 'draft', slotCount: 0 }, 'active')?.disabledReason).toBe('Add a weekly slot first');
  expect(moveTo({ status: 'draft', slotCount: 1 }, 'active')?.disabledReason).toBeUndefined();
});

test('a blocked offer is unblocked where an active one is paused', () => {
  const [unblock, pause] = [
    moveTo({ status: 'blocked', slotCount: 1 }, 'paused'),
    moveTo({ status: 'active', slotCount: 1 }, 'paused'),
  ];
  expect([unblock?.verb, pause?.verb]).toEqual(['Unblock', 'Pause']);
});
