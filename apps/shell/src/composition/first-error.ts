import { RemoteError } from '@lectern/remote-kit/failure';

const first = new Map<string, readonly string[]>();

/**
 * The failure with the error that this code threw first. Some builds keep a module that threw as it is, half evaluated: what follows from that in the next
 * attempt leads nobody to the cause.
 */
export const withFirstError = <E extends Error>(key: string, error: E): E | RemoteError => {
  if (!(error instanceof RemoteError) || error.failure.cause !== 'threw') return error;
  const reasons = first.get(key) ?? error.failure.reasons;
  first.set(key, reasons);
  return reasons === error.failure.reasons
    ? error
    : new RemoteError({ ...error.failure, reasons }, { cause: error.cause });
};

/** It came: what it throws from now on is another story. */
export const forgetFirstError = (key: string): void => void first.delete(key);
