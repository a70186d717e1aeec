import { io } from 'socket.io-client';
import type { LiveOutlet } from '@lectern/api-client/live';
import { livePath, type LiveEvent, type LiveEvents } from '@lectern/contract/platform/live';

interface Hears {
  readonly onEvent: <E extends LiveEvent>(event: E, data: LiveEvents[E]) => void;
  readonly onConnected: () => void;
  /** The socket is gone or could not be had; `refused` when the server ended or refused it, so that it is not tried again by itself. */
  readonly onGone: (refused: boolean) => void;
}

export interface LiveSocket {
  /** Tries again after a refusal. */
  readonly connect: () => void;
  readonly close: () => void;
  /** What the page says on it. */
  readonly outlet: LiveOutlet;
}

const events = [
  ...['job', 'notification', 'changed', 'revision', 'missed'],
  ...['message.new', 'message.changed', 'message.read', 'message.members', 'typing', 'entered'],
  ...['batch.changed', 'meeting.changed', 'seats.changed'],
] as readonly LiveEvent[];

/** Opens this tab's socket, in the name of the session that the tab is in. */
export const openSocket = (
  sessionId: () => number | undefined,
  { onEvent, onConnected, onGone }: Hears,
): LiveSocket => {
  const socket = io({
    path: livePath,
    transports: ['websocket'],
    auth: (give) => give({ session: sessionId() }),
    reconnectionDelayMax: 30_000,
    // A box on the way may take the connection and say nothing, or drop it without a word.
    timeout: 8_000,
  });
  for (const event of events) socket.on(event, (data: LiveEvents[typeof event]) => onEvent(event, data));
  socket.on('connect', onConnected);
  socket.on('disconnect', (reason) => onGone(reason === 'io server disconnect'));
  socket.on('connect_error', () => onGone(!socket.active));
  // Dropped before the server has let it in: neither of the two events above comes then.
  socket.io.on('close', () => socket.active && onGone(false));
  return {
    connect: () => void socket.connect(),
    close: () => void socket.close(),
    outlet: {
      enter: (conversationId) =>
        void socket.emit('enter', conversationId, (isIn: boolean) => onEvent('entered', { conversationId, isIn })),
      // Nothing is shown of the answer: who may not read batches is shown no page of one.
      enterBatch: (batchId) => void socket.emit('enterBatch', batchId, () => undefined),
      leaveBatch: (batchId) => void socket.emit('leaveBatch', batchId),
      leave: (conversationId) => void socket.emit('leave', conversationId),
      // Old news is no news: nothing of it waits for a line.
      typing: (conversationId) => void socket.volatile.emit('typing', conversationId),
    },
  };
};
