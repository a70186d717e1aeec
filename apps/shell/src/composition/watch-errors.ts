import { messageOf, ownerOf, ownerOfError } from './attribution';
import { failureOf } from './explain';
import { note, stateOf } from './remote-store';

const tell = (of: typeof ownerOf, error: unknown, fileName?: string): void => {
  const owner = ownerOfError(error, fileName, of);
  // While it is being loaded, the load itself reports what went wrong.
  if (!owner || stateOf(owner.remote).is === 'pending') return;
  note(failureOf({ name: owner.remote, version: owner.version }, 'threw', [messageOf(error)]));
};

/** Shows what a remote throws in handlers, timers, effects and promises as a note in its own place; `of` says whose an address or a stack is. Answers a stop. */
export const watchErrors = (of = ownerOf): (() => void) => {
  const onError = (event: ErrorEvent): void => tell(of, event.error ?? event.message, event.filename);
  const onRejection = (event: PromiseRejectionEvent): void => tell(of, event.reason);
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  };
};
