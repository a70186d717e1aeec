import type { roomCalls } from '@lectern/contract/platform/room';
import type { Handlers } from '../../../../server/calls/frame';
import type { Services } from '../../../../server/services';
import { eventPage } from './events.queries';
import { readRoomRelease } from './read-release';
import { readRoom } from './read-room';
import { readRemote } from './remote.queries';

const usual = 20;

export const roomHandlers = ({ host, now }: Services): Handlers<typeof roomCalls> => ({
  remotes: ({ db }) => readRoom(db, now()),
  remote: ({ db, request }) => readRemote(db, request.name),
  release: ({ db, request }) => readRoomRelease(db, host(), request, now()),
  events: ({ db, request: { before, limit = usual } }) => eventPage(db, before, limit),
});
