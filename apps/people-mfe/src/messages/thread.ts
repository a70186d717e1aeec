import type { Message } from '@lectern/contract/people';

/** Messages in their order without a gap: the place of a number is known by the first one. */
export type Thread = readonly Message[];

const later = (known: Message, given: Message): Message => (given.change >= known.change ? given : known);

/** The thread with messages that have come, in any order and more than once; `isGap` where some before them are missing. */
export const withMessages = (
  thread: Thread,
  given: readonly Message[],
): { readonly thread: Thread; readonly isGap: boolean } => {
  if (given.length === 0) return { thread, isGap: false };
  const sorted = [...given].sort((one, other) => one.seq - other.seq);
  if (thread.length === 0) return { thread: sorted, isGap: false };
  const first = thread[0]!.seq;
  const next = [...thread];
  const older: Message[] = [];
  let isGap = false;
  for (const message of sorted) {
    const at = message.seq - first;
    if (at < 0) older.push(message);
    else if (at < next.length) next[at] = later(next[at]!, message);
    else if (at === next.length) next.push(message);
    else isGap = true;
  }
  // Older ones are taken where they lead up to the first; a change of one that is not loaded is of no use.
  const isAdjacent = older.length > 0 && older.at(-1)!.seq === first - 1 && older[0]!.seq === first - older.length;
  return { thread: isAdjacent ? [...older, ...next] : next, isGap };
};

export const lastSeqOf = (thread: Thread): number => thread.at(-1)?.seq ?? 0;

/** Messages of one number range: blocks keep their keys as older ones come, so that what is drawn stays. */
export interface Block {
  readonly key: number;
  readonly messages: readonly Message[];
}
const blockSize = 40;

/** The thread cut into blocks by number. */
export const blocksOf = (thread: Thread): Block[] => {
  const blocks: { key: number; messages: Message[] }[] = [];
  for (const message of thread) {
    const key = Math.floor(message.seq / blockSize);
    const last = blocks.at(-1);
    if (last?.key === key) last.messages.push(message);
    else blocks.push({ key, messages: [message] });
  }
  return blocks;
};
