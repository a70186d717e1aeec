import type { Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { apiErrorOf, type ApiError, type Placed } from './channels';
import type { Deployment } from './deployment';
import { behind } from './rolled-back';

/** A release to go back to, or why there is none: what is wrong with the earlier live one. */
type Target =
  { readonly target: Placed; readonly error?: undefined } | { readonly target?: undefined; readonly error: ApiError };

const isRefused = ({ standing, gates }: ApiError): boolean => standing !== undefined || gates.length > 0;

/** The number of releases further back that are tried. */
const tries = 10;

/** The release that a rollback goes back to: the earlier live one. Where that fits no shell in use, it is the next one further back that does. */
export const rollbackTarget = async (
  db: Kysely<DB>,
  deployment: Deployment,
  remoteId: number,
  { previous, bad }: { readonly previous: Placed; readonly bad: Placed },
): Promise<Target> => {
  const error = await apiErrorOf(db, deployment, previous);
  if (!isRefused(error)) return { target: previous };
  let target = previous;
  for (let tried = 0; tried < tries; tried += 1) {
    const further = await behind(db, remoteId, target, bad);
    if (!further) break;
    target = further;
    if (!isRefused(await apiErrorOf(db, deployment, target))) return { target };
  }
  return { error };
};
