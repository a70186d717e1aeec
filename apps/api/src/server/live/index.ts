import { livePath, type LiveRequests } from '@lectern/contract/platform/live';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { Server } from 'socket.io';
import { openSessions, readLiveSession } from '../auth/live-session';
import type { Services } from '../services';
import { admit, isOwnPage, roomsOf } from './admit';
import { batchRooms, isBatch } from './batch-rooms';
import { changedEvents, type ListedTables } from './changed';
import { endFlood, sessionSeats, type RawConnection } from './flood';
import { listenLive } from './listener';
import { conversationRooms, isConversation, type LiveSocket, type Seat, type Talks } from './conversation-rooms';
import type { Message } from './message';
import { unreadOf } from './unread.queries';

/** What ends a session without a message (its time, an impersonator's right) closes its sockets within this time, in ms. */
const sweepEvery = 4_000;

type Seated = LiveSocket;

/** The sockets of open consoles on this server, and what the channel `live` sends them; they end with the server. */
export const registerLive = (
  app: FastifyInstance,
  services: Services,
  pool: Pool,
  { lists, talks }: { readonly lists: ListedTables; readonly talks: Talks },
): void => {
  const { db } = services;
  const log = app.log.child({ part: 'live' });
  const io = new Server<LiveRequests, Record<string, (data: unknown) => void>, Record<string, never>, Seat>(
    app.server,
    {
      path: livePath,
      serveClient: false,
      // No long polling: where a socket cannot be, the console asks now and then by its ordinary calls.
      transports: ['websocket'],
      maxHttpBufferSize: 4096,
      destroyUpgradeTimeout: 10_000,
      // Who is not let in goes: a page says who it is with its first message.
      connectTimeout: 5_000,
      allowRequest: (request, done) => done(null, isOwnPage(services, request)),
    },
  );
  const seatedIn = (room: string): Seated[] =>
    [...(io.of('/').adapter.rooms.get(room) ?? [])].flatMap((id) => io.of('/').sockets.get(id) ?? []);
  const tellUnread = async (userId: number): Promise<void> =>
    void io.to(`user:${userId}`).emit('notification', { unreadCount: await unreadOf(db, userId) });

  /** Gives a socket the rooms of its session's rights of now, or ends it with its session. */
  const seat = async (socket: Seated): Promise<void> => {
    const session = await readLiveSession(db, socket.data.session.actor.sessionId);
    if (!session) return void socket.disconnect(true);
    const rooms = new Set(roomsOf(session));
    for (const room of socket.rooms)
      if (room !== socket.id && !rooms.has(room) && !isConversation(room) && !isBatch(room)) await socket.leave(room);
    await socket.join([...rooms]);
    socket.data.session = session;
    await batchRooms.recheck(socket);
    await talkRooms.recheck(socket);
  };
  const talkRooms = conversationRooms(db, talks, (room, event, data) => void io.to(room).emit(event, data), log);
  const deliver = async (message: Message): Promise<void> => {
    const { room, event, data } = message;
    if (event === 'ended') return void io.in(room).disconnectSockets(true);
    if (event === 'changed') {
      for (const changed of changedEvents(message, lists)) io.to(changed.rooms).emit(event, changed.event);
      return;
    }
    if (event === 'notification') {
      for (const userId of new Set(seatedIn(room).map((socket) => socket.data.session.actor.userId)))
        await tellUnread(userId);
      return;
    }
    if (isConversation(room)) return talkRooms.deliver(message, seatedIn(room));
    // The registry's revision is everybody's and changes nobody's rights.
    if (event === 'revision' && room !== 'all') await Promise.all(seatedIn(room).map(seat));
    io.to(room).emit(event, data);
  };
  const sweep = async (): Promise<void> => {
    const sockets = seatedIn('all');
    if (sockets.length === 0) return;
    const open = await openSessions(
      db,
      sockets.map((socket) => socket.data.session.actor.sessionId),
    );
    for (const socket of sockets) if (!open.has(socket.data.session.actor.sessionId)) socket.disconnect(true);
  };
  const failed = (err: unknown): void => log.warn({ err }, 'an event could not be told');

  const takeSeat = sessionSeats();
  io.engine.on('connection', (connection: RawConnection) => endFlood(connection));
  io.use((socket, next) => {
    admit(app, services, socket.request, socket.handshake.auth['session']).then((session) => {
      if (!takeSeat(session.actor.sessionId, socket.conn)) return next(new Error('Too many open pages'));
      socket.data.session = session;
      next();
    }, next);
  });
  io.on('connection', (socket) => {
    void socket.join(roomsOf(socket.data.session));
    talkRooms.listen(socket);
    batchRooms.listen(socket);
    tellUnread(socket.data.session.actor.userId).catch(failed);
  });
  const stopListening = listenLive(pool, {
    onMessage: (message) => void deliver(message).catch(failed),
    onListening: (again) => {
      if (!again) return;
      log.info('listens again');
      // Events missed meanwhile are not repeated: sessions are checked, and open consoles read again.
      void sweep()
        .then(() => io.to('all').emit('missed', {}))
        .catch(failed);
    },
    onLost: () => log.warn('the connection that listens is lost'),
  });
  const sweeping = setInterval(() => void sweep().catch(failed), sweepEvery);
  sweeping.unref();
  app.addHook('preClose', (done) => {
    clearInterval(sweeping);
    stopListening();
    io.disconnectSockets(true);
    io.engine.close();
    done();
  });
};
