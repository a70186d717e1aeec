import { deleteBlocker } from './delete-blocker';

const empty = { seatsTaken: 0, waitlisted: 0, meetingsHeld: 0 };

test('a batch with members, also waiting ones, can’t be deleted, and says why', () => {
  expect(deleteBlocker(empty)).toBeUndefined();
  for (const members of [{ seatsTaken: 1 }, { waitlisted: 1 }])
    expect(deleteBlocker({ ...empty, ...members })).toBe('This batch has members: cancel it instead');
});
test('a batch with a meeting that was held can’t be deleted', () =>
  expect(deleteBlocker({ ...empty, meetingsHeld: 1 })).toBe('Meetings of this batch have been held'));
