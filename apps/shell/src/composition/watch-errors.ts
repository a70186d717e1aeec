import { messageOf, ownerOfError } from './attribution';
import { failureOf } from './explain';
import { note, stateOf } from './remote-store';

const tell = (error: unknown, fileName?: string): void => {
  const owner = ownerOfError(error, fileName);
  // While it is being loaded, the load itself tells what went wrong.
  if (!owner || stateOf(owner.remote).is === 'pending') return;
  note(failureOf({ name: owner.remote, version: owner.version }, 'threw', [messageOf(error)]));
};

/** Shows what a remote throws in handlers, timers, effects and promises as a note in its own place. Answers a stop. */
export const watchErrors = (): (() => void) => {
  const onError = (event: ErrorEvent): void => tell(event.error ?? event.message, event.filename);
  const onRejection = (event: PromiseRejectionEvent): void => tell(event.reason);
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  };
};
