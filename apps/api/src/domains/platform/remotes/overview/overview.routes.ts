import type { overviewCalls } from '@lectern/contract/platform/remotes-overview';
import type { Handlers } from '../../../../server/calls/frame';
import type { Services } from '../../../../server/services';
import { deploymentOf } from '../deployment';
import { eventPage } from './events.queries';
import { readReleaseOverview } from './read-release';
import { readOverview } from './read-overview';
import { readRemote } from './remote.queries';

const usual = 20;

export const overviewHandlers = (services: Services): Handlers<typeof overviewCalls> => ({
  remotes: ({ db }) => readOverview(db, services.host(), services.now()),
  remote: ({ db, request }) => readRemote(db, request.name),
  release: ({ db, request }) => readReleaseOverview(db, deploymentOf(services), request, services.now()),
  events: ({ db, request: { before, limit = usual } }) => eventPage(db, before, limit),
});
