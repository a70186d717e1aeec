import type { FastifyRequest } from 'fastify';
import type { Services } from '../../../server/services';
import { noteOpened } from './shells.queries';

/** The header by which a page names the build of its shell. */
const header = 'shell-build';
const hashPattern = /^[A-Za-z0-9._@-]{1,100}$/;

/** A page is noted as open so often, in ms: far more often than its shell is forgotten. */
const pause = 10 * 60 * 1000;
/** Builds that are remembered; a stranger may name any number of them. */
const remembered = 100;
const notedAt = new Map<string, number>();

/** The build of the shell that a request's page runs. Without its word the one that its browser is given. */
export const shellOf = (
  request: Pick<FastifyRequest, 'headers' | 'caller'>,
  given = request.caller?.shellHash ?? '',
): string => {
  const named = request.headers[header];
  return typeof named === 'string' && hashPattern.test(named) ? named : given;
};

/** Notes that pages of another build than the served one are open. A failure is nobody's: the next page says it again. */
export const hearShell = ({ db, shellHash, now }: Pick<Services, 'db' | 'shellHash' | 'now'>, hash: string): void => {
  const at = now().getTime();
  if (hash === shellHash() || at - (notedAt.get(hash) ?? -Infinity) < pause) return;
  if (notedAt.size >= remembered) notedAt.clear();
  notedAt.set(hash, at);
  noteOpened(db, hash).catch(() => notedAt.delete(hash));
};
