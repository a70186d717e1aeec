import type { Exposes, RegistryEntry, Release } from '@lectern/remote-kit';
import { RemoteError } from '@lectern/remote-kit/failure';
import { messageOf } from '../composition/attribution';
import { failureOf } from '../composition/explain';
import { gateReasons } from '../composition/gates';
import type { Loader } from '../composition/loader';
import { exposesOf, onceEach } from '../composition/once-each';
import { federation } from '../composition/federation';

const load = async (entry: RegistryEntry, address: string): Promise<Exposes> => {
  const answer = await fetch(entry.releaseUrl);
  if (!answer.ok) throw new Error(await answer.text());
  const reasons = await gateReasons(entry, (await answer.json()) as Release);
  if (reasons.length > 0) throw new RemoteError(failureOf(entry, 'incompatible', reasons));
  return exposesOf(await (await federation()).loadRemoteModule(entry, address));
};

const explain = async (entry: RegistryEntry, error: unknown): Promise<RemoteError> =>
  error instanceof RemoteError
    ? error
    : new RemoteError(failureOf(entry, 'threw', [messageOf(error)]), { cause: error });

/** Loads the remotes of development rows from their dev servers, through both gates but without digests; every other one as `released` does. */
export const development = (released: Loader): Loader => {
  const served = onceEach((entry) => load(entry, entry.development?.entry ?? ''), explain);
  return {
    exposes: (entry, expose) => (entry.development ? served : released.exposes)(entry, expose),
    hint: (entry, expose) => void (entry.development || released.hint(entry, expose)),
    prefetch: (entry, expose) => void (entry.development || released.prefetch(entry, expose)),
    explain: (entry, error) => (entry.development ? explain : released.explain)(entry, error),
  };
};
