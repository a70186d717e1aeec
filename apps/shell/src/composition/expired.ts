import type { RegistryEntry, RemoteFailure } from '@lectern/remote-kit';
import { at } from '@lectern/remote-kit/failure';
import { useSession } from '@lectern/auth';
import type { Work } from '../session/loss';
import { answerLoss, answerShellLoss } from '../session/expired';
import { registryOf } from '../session/registry';
import { readSession } from '../session/watch-session';
import type { WaysOut } from '../session/ways-out';
import { isOfShell } from './explain';

/** The remote as the registry has it at this moment. */
const newestOf = (name: string): RegistryEntry | undefined => {
  const { document } = useSession.getState();
  return document && registryOf(document).find((entry) => entry.name === name);
};

/**
 * What becomes of a place whose version lost a file on the server: answers the version that takes its place, true where the page is reloaded, false where
 * the failure is to be shown.
 */
export const newerThan = async (
  pinned: RegistryEntry,
  failure: RemoteFailure,
  work: Work,
  reloadPage: WaysOut['reloadPage'],
): Promise<RegistryEntry | boolean> => {
  if (failure.cause !== 'missing') return false;
  if (isOfShell(failure)) return answerShellLoss(work, reloadPage);
  await readSession();
  const newest = newestOf(pinned.name);
  const answer = await answerLoss(
    at({ remote: pinned.name, version: pinned.version }),
    { isExpired: newest !== undefined && newest.version !== pinned.version, inPlace: true },
    work,
    reloadPage,
  );
  return answer === 'take' ? (newest ?? false) : answer;
};
