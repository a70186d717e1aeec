import { newReference, RemoteError } from '@lectern/remote-kit/failure';
import type { Cause, RegistryEntry, RemoteFailure } from '@lectern/remote-kit';
import { messageOf } from './attribution';
import { TimeoutError } from './deadline';
import { diagnose } from './diagnose';
import { bareAddress, lookUp } from './digests';
import { ReleaseError } from './release';
import { faultsUnder } from './tag-guard';

/** A failure of this remote, with a new reference. */
export const failureOf = (
  entry: Pick<RegistryEntry, 'name' | 'version'>,
  cause: Cause,
  reasons: readonly string[] = [],
  file?: string,
): RemoteFailure => ({
  remote: entry.name,
  version: entry.version,
  cause,
  reasons,
  ...(file ? { file } : {}),
  reference: newReference(),
  since: Date.now(),
});

/** The address that webpack's and mini-css' errors name. */
const requestOf = (error: unknown): string | undefined => {
  const request = (error as { request?: unknown } | null)?.request;
  return typeof request === 'string' ? bareAddress(request) : undefined;
};

/** Whether code did not come, whatever the reason; anything else is thrown by code that came. */
export const isLoadError = (error: unknown): boolean =>
  error instanceof TimeoutError ||
  requestOf(error) !== undefined ||
  (error instanceof Error && /#RUNTIME-00[18]|in no signed release/.test(error.message));

/** Whether code of the shell itself did not come because it is gone from the server. */
export const isShellGone = async (error: unknown): Promise<boolean> => {
  const address = requestOf(error);
  const known = address === undefined ? undefined : lookUp(address);
  return address !== undefined && known?.owner === 'shell' && (await diagnose(address, known.integrity)) === 'missing';
};

/** Whether what failed is a file of the shell, such as a shared module that comes late: no version of the remote is to blame. */
export const isOfShell = ({ file }: Pick<RemoteFailure, 'file'>): boolean => file?.startsWith('shell/') === true;

/** The file that failed this load: the one that the error names (it may be a shared module's), else the last that failed under the release's folder. */
const faultBehind = (folder: string, error: unknown) => {
  const named = requestOf(error);
  return (named && faultsUnder(named)[0]) || faultsUnder(folder).at(-1);
};

const nameIn = (folder: string, address: string): string =>
  address.startsWith(folder) ? address.slice(folder.length) : new URL(address).pathname.slice(1);

/** Turns whatever a load rejected with into the failure that is shown: cause, file, reasons. Reads a failed file again to find out why. */
export const explain = async (entry: RegistryEntry, error: unknown): Promise<RemoteError> => {
  if (error instanceof RemoteError) return error;
  const tell = (cause: Cause, reasons: readonly string[] = [], file?: string) =>
    new RemoteError(failureOf(entry, cause, reasons, file), { cause: error });
  if (error instanceof ReleaseError) return tell(error.remoteCause, [error.message], 'release.json');
  if (!isLoadError(error)) return tell('threw', [messageOf(error)]);

  const folder = new URL('.', new URL(entry.releaseUrl, document.baseURI)).href;
  const found = faultBehind(folder, error);
  if (!found) return error instanceof TimeoutError ? tell('timeout') : tell('threw', [messageOf(error)]);
  const file = nameIn(folder, found.address);
  if (found.fault !== 'error') return tell(found.fault, [], file);
  const known = lookUp(found.address);
  return tell(known ? await diagnose(found.address, known.integrity) : 'unlisted', [], file);
};
