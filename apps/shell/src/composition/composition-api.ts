import type { RegistryEntry, RemoteFailure } from '@lectern/remote-kit';
import { RemoteError } from '@lectern/remote-kit/failure';
import { digestOf } from './digest';
import { explain, failureOf } from './explain';
import { reasonsWith } from './gates';
import { loader, setLoader } from './loader';
import { onceEach } from './once-each';
import { watchErrors } from './watch-errors';

const remoteErrorOf = (
  entry: RegistryEntry,
  { cause, reasons, file, message }: Pick<RemoteFailure, 'cause' | 'reasons' | 'file' | 'message'>,
): RemoteError => new RemoteError({ ...failureOf(entry, cause, reasons, file), ...(message && { message }) });

/**
 * What the code of overrides needs of the composition. It is handed over as the console opens: a module that a second chunk imports
 * leaves the one scope of the console's chunk, which every page would pay for.
 */
export const composition = {
  digestOf,
  explain,
  loader,
  onceEach,
  reasonsWith,
  remoteErrorOf,
  setLoader,
  watchErrors,
};
export type Composition = typeof composition;
