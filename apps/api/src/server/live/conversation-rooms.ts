import { conversationLimits, type LiveRequests } from '@lectern/contract/platform/live';
import { sql, type Kysely } from 'kysely';
import type { Socket } from 'socket.io';
import type { DB } from '../../database/schema.generated';
import type { LiveSession } from '../auth/live-session';
import type { Actor } from '../calls/frame';
import type { Message } from './message';

/** What a socket carries: its session as it was last read, and when its page last said that somebody is writing. */
export interface Seat {
  session: LiveSession;
  typedAt?: number;
}
export type LiveSocket = Socket<LiveRequests, Record<string, (data: unknown) => void>, Record<string, never>, Seat>;

/** Who may hear a conversation, and a message of it as the calls answer it. */
export interface Talks {
  readonly mayHear: (
    db: Kysely<DB>,
    actor: Pick<Actor, 'userId' | 'rights'>,
    conversationId: number,
  ) => Promise<boolean>;
  readonly read: (db: Kysely<DB>, conversationId: number, seq: number) => Promise<object | undefined>;
}

const prefix = 'conversation:';
export const isConversation = (room: string): boolean => room.startsWith(prefix);
const roomOf = (conversationId: number): string => `${prefix}${conversationId}`;
const idOf = (room: string): number => Number(room.slice(prefix.length));
const entered = (socket: LiveSocket): string[] => [...socket.rooms].filter(isConversation);

type Emit = (room: string, event: string, data: unknown) => void;
interface Log {
  readonly warn: (data: object, text: string) => void;
}

/** The rooms of conversations: a page enters one after a check, few at a time, and is put out when its person may not hear it any more. */
export const conversationRooms = (db: Kysely<DB>, { mayHear, read }: Talks, emit: Emit, log: Log) => {
  const isId = (id: unknown): id is number => Number.isSafeInteger(id) && (id as number) > 0;

  /** Puts a page out of the conversations that its person may not hear any more. */
  const recheck = async (socket: LiveSocket): Promise<void> => {
    for (const room of entered(socket)) {
      if (await mayHear(db, socket.data.session.actor, idOf(room))) continue;
      await socket.leave(room);
      socket.emit('entered', { conversationId: idOf(room), isIn: false });
    }
  };
  const enter = async (socket: LiveSocket, id: unknown): Promise<boolean> => {
    if (!isId(id)) return false;
    if (socket.rooms.has(roomOf(id))) return true;
    if (entered(socket).length >= conversationLimits.perPage) return false;
    const { session } = socket.data;
    if (!(await mayHear(db, session.actor, id))) return false;
    await socket.join(roomOf(id));
    // Rights that changed meanwhile were checked without this room.
    if (session !== socket.data.session) await recheck(socket);
    return socket.rooms.has(roomOf(id));
  };
  /** Says to all servers that somebody is writing, at most once in three seconds of one page. */
  const typing = async ({ rooms, data }: LiveSocket, id: unknown): Promise<void> => {
    const { actor } = data.session;
    if (!isId(id) || !rooms.has(roomOf(id)) || actor.impersonatorId !== null) return;
    const now = Date.now();
    if (now - (data.typedAt ?? 0) < conversationLimits.typingMs) return;
    data.typedAt = now;
    const payload = { to: { conversation: id }, event: 'typing', userId: actor.userId, name: actor.name };
    await sql`select pg_notify('live', ${JSON.stringify({ ...payload, conversationId: id })})`.execute(db);
  };

  return {
    recheck,
    /** Hears what a page sends about conversations. */
    listen: (socket: LiveSocket): void => {
      const failed = (err: unknown): void => log.warn({ err }, 'a page was not let into a conversation');
      socket.on('enter', (id, answer) => {
        if (typeof answer !== 'function') return;
        enter(socket, id).then(answer, (error: unknown) => {
          failed(error);
          answer(false);
        });
      });
      socket.on('leave', (id) => void (isId(id) && socket.leave(roomOf(id))));
      socket.on('typing', (id) => void typing(socket, id).catch(failed));
    },
    /** Passes on what happened in a conversation: of a message the numbers were published, it is read here once for all pages. */
    deliver: async ({ room, event, data }: Message, sockets: readonly LiveSocket[]): Promise<void> => {
      if (sockets.length === 0) return;
      if (event === 'message.members') for (const socket of sockets) await recheck(socket);
      const seq = data['seq'];
      if (typeof seq !== 'number') return emit(room, event, data);
      const message = await read(db, idOf(room), seq);
      if (message) emit(room, event, { conversationId: idOf(room), message });
    },
  };
};
