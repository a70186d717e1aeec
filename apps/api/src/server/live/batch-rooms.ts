import { batchCalls } from '@lectern/contract/people';
import { batchRoomLimit } from '@lectern/contract/platform/live';
import type { Actor } from '../calls/frame';
import type { LiveSocket } from './conversation-rooms';

const prefix = 'batch:';
export const isBatch = (room: string): boolean => room.startsWith(prefix);
const roomOf = (batchId: number): string => `${prefix}${batchId}`;
const entered = (socket: LiveSocket): string[] => [...socket.rooms].filter(isBatch);
const isId = (id: unknown): id is number => Number.isSafeInteger(id) && (id as number) > 0;

/** Anyone who may read batches may hear of them: the events carry a batch's number alone. */
const mayHear = ({ rights }: Pick<Actor, 'rights'>): boolean =>
  batchCalls.detail.access.some((right) => rights.has(right));

/** The rooms of batches: an open page of a batch enters its room, and leaves all of them when its person may not read batches any more. */
export const batchRooms = {
  recheck: async (socket: LiveSocket): Promise<void> => {
    if (mayHear(socket.data.session.actor)) return;
    for (const room of entered(socket)) await socket.leave(room);
  },
  /** Hears what a page sends about batches. */
  listen: (socket: LiveSocket): void => {
    socket.on('enterBatch', (id, answer) => {
      if (typeof answer !== 'function') return;
      const isIn = isId(id) && socket.rooms.has(roomOf(id));
      const mayEnter = isId(id) && mayHear(socket.data.session.actor) && entered(socket).length < batchRoomLimit;
      if (!isIn && mayEnter) void socket.join(roomOf(id));
      answer(isIn || mayEnter);
    });
    socket.on('leaveBatch', (id) => void (isId(id) && socket.leave(roomOf(id))));
  },
};
