import { sendBlocker, startBlocker } from './entry-blocker';
import type { OwnEntry } from './own-entry.queries';

const fresh: OwnEntry = {
  ...{ couponId: 1, name: 'Diwali', quizId: 1, status: 'active', declaredAt: null, isBefore: false, isAfter: false },
  ...{ opensText: '1 Oct 2026, 09:00', closesText: '20 Oct 2026, 18:00', fits: true, entryId: null, startedAt: null },
  ...{ submittedAt: null, closesAt: null, isTimeOver: false, timeText: null, now: '2026-10-10T00:00:00Z' },
};
const begun: OwnEntry = { ...fresh, entryId: 7, startedAt: '2026-10-10T00:00:00Z' };

test.each<[string, Partial<OwnEntry>, string | null]>([
  ['an open campaign', {}, null],
  ['a campaign before its entries', { isBefore: true }, 'Entries open on 1 Oct 2026, 09:00'],
  ['a campaign after its entries', { isAfter: true }, 'Entries closed on 20 Oct 2026, 18:00'],
  ['a paused campaign', { status: 'paused' }, 'This campaign is paused'],
  ['an ended campaign', { status: 'ended' }, 'This campaign has ended'],
  ['a campaign for others', { fits: false }, 'This campaign is for other students'],
])('%s lets a student begin, or says why not', (_what, own, blocker) =>
  expect(startBlocker({ ...fresh, ...own })).toBe(blocker),
);

test.each<[string, Partial<OwnEntry>, string | null]>([
  ['an entry that was begun', {}, null],
  ['one of a campaign that was paused meanwhile', { status: 'paused', fits: false }, null],
  ['one that was sent', { submittedAt: '2026-10-10T00:05:00Z' }, 'You have sent your entry already'],
  ['one after the end', { isAfter: true }, 'Entries closed on 20 Oct 2026, 18:00'],
  [
    'one after the time limit',
    { isTimeOver: true, timeText: '10 Oct 2026, 09:15' },
    'Your time was over on 10 Oct 2026, 09:15: the entry was not sent',
  ],
])('%s goes on and is sent, or says why not', (_what, own, blocker) => {
  expect(sendBlocker({ ...begun, ...own })).toBe(blocker);
  expect(startBlocker({ ...begun, ...own })).toBe(blocker);
});
