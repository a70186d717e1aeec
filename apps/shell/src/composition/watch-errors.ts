import { CallError } from '@lectern/api-client';
import { messageOf, ownerOf, ownerOfError } from './attribution';
import { failureOf } from './explain';
import { note, noteThrown, stateOf, type Thrown } from './remote-store';

/** A call that nobody answered, or that a busy server refused: another remote's flood may be behind it. */
const isOfServer = (error: unknown): boolean =>
  error instanceof CallError && (error.status === 0 || error.status === 429 || error.status >= 500);

const tell = (of: typeof ownerOf, fault: Thrown['fault'], error: unknown, fileName?: string): void => {
  const owner = ownerOfError(error, fileName, of);
  if (!owner || isOfServer(error)) return;
  noteThrown({ ...owner, fault, message: messageOf(error) });
  // While it is being loaded, the load itself shows what went wrong.
  if (stateOf(owner.remote).is === 'pending') return;
  note(failureOf({ name: owner.remote, version: owner.version }, 'threw', [messageOf(error)]));
};

/** Keeps what a remote throws in handlers, timers, effects and promises, and shows it as a note in its own place; `of` says whose an address or a stack is. Answers a stop. */
export const watchErrors = (of = ownerOf): (() => void) => {
  const onError = (event: ErrorEvent): void => tell(of, 'handlerErrors', event.error ?? event.message, event.filename);
  const onRejection = (event: PromiseRejectionEvent): void => tell(of, 'promiseErrors', event.reason);
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  };
};
