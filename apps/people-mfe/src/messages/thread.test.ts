import type { Message } from '@lectern/contract/people';
import { blocksOf, lastSeqOf, withMessages, type Thread } from './thread';

const message = (seq: number, body = `Message ${seq}`, change = 0): Message => ({
  seq,
  senderId: 1,
  senderName: 'Meera Nair',
  clientId: `client ${seq}`,
  body,
  replyTo: null,
  files: [],
  sentAt: '2026-11-20T10:00:00.000Z',
  editedAt: null,
  removedAt: null,
  change,
});
const numbered = (from: number, to: number): Thread =>
  Array.from({ length: to - from + 1 }, (_, at) => message(from + at));
const seqs = (thread: Thread) => thread.map(({ seq }) => seq);

test('messages that come in any order, and more than once, are there once and in their order', () => {
  const { thread, isGap } = withMessages(numbered(1, 3), [message(5), message(4), message(5), message(3)]);
  expect([seqs(thread), isGap]).toEqual([[1, 2, 3, 4, 5], false]);
});

test('a message after a gap is not shown, and the gap is reported', () => {
  const { thread, isGap } = withMessages(numbered(1, 3), [message(5)]);
  expect([seqs(thread), isGap]).toEqual([[1, 2, 3], true]);
});

test('older messages are put before, where they lead up to the first one', () => {
  expect(seqs(withMessages(numbered(10, 12), numbered(7, 9)).thread)).toEqual([7, 8, 9, 10, 11, 12]);
  expect(seqs(withMessages(numbered(10, 12), [message(4)]).thread)).toEqual([10, 11, 12]);
});

test('of two versions of a message the later change holds, whichever came last', () => {
  const edited = withMessages(numbered(1, 3), [message(2, 'Edited', 4)]).thread;
  expect(edited[1]?.body).toBe('Edited');
  expect(withMessages(edited, [message(2, 'Older', 3), message(2)]).thread[1]?.body).toBe('Edited');
  expect(withMessages(edited, [message(2, 'Newer', 5)]).thread[1]?.body).toBe('Newer');
});

test('blocks hold a range of numbers, so that older messages leave them as they are', () => {
  const keys = (thread: Thread) => blocksOf(thread).map(({ key }) => key);
  expect(keys(numbered(70, 130))).toEqual([1, 2, 3]);
  expect(keys(numbered(20, 130)).slice(1)).toEqual([1, 2, 3]);
  expect(lastSeqOf(numbered(70, 130))).toBe(130);
});
