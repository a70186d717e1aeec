import type { Cause, RemoteFailure } from './types';

/** Letters and digits that cannot be taken for one another. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** A new reference, such as `web-7Q2M-41XK`: `web` because it was given in the browser, not by the API. */
export const newReference = (random: Uint8Array = crypto.getRandomValues(new Uint8Array(8))): string => {
  const letters = Array.from(random, (byte) => alphabet[byte % alphabet.length]).join('');
  return `web-${letters.slice(0, 4)}-${letters.slice(4, 8)}`;
};

/** `remote@version`, the one spelling by which a failure is attributed. */
export const at = (of: { remote: string; version: string }): string => `${of.remote}@${of.version}`;

/** A failure to load, thrown through promises and error boundaries; carries everything that is shown. */
export class RemoteError extends Error {
  override readonly name = 'RemoteError';
  constructor(
    readonly failure: RemoteFailure,
    options?: { cause?: unknown },
  ) {
    super(`${at(failure)}: ${causeLine(failure)}`, options);
  }
}

/** The headline of a failure panel. */
export const headline = (failure: RemoteFailure): string => {
  if (failure.cause === 'disabled') return `${at(failure)} is switched off`;
  return `${at(failure)} could not be loaded`;
};

const sentences: Readonly<Record<Cause, string>> = {
  missing: 'One of its files is not on the server.',
  timeout: 'One of its files did not arrive in time.',
  changed: 'One of its files is not the one that was published, so the browser refused to run it.',
  unlisted: 'It asked for a file that is not part of its signed release, so the console refused to load it.',
  incompatible: 'This version does not fit the console that is open, so none of its code was run.',
  faulty: 'The release does not hold what it declares.',
  threw: 'It stopped with an error of its own.',
  disabled: 'Nobody gets it at the moment.',
  offline: 'The connection to the server broke off.',
};

/** One plain sentence on what happened, for a person who does not know what a remote is. */
export const sentence = ({ cause, message }: Pick<RemoteFailure, 'cause' | 'message'>): string =>
  message ?? sentences[cause];

const withFile = (words: string, failure: Pick<RemoteFailure, 'file'>): string =>
  failure.file ? `${words}: ${failure.file}` : words;

/** The line after *Cause*: what failed and on which file, or every reason. */
export const causeLine = (failure: Pick<RemoteFailure, 'cause' | 'file' | 'reasons'>): string => {
  const reasons = failure.reasons.join('; ');
  switch (failure.cause) {
    case 'missing':
      return withFile('Not found', failure);
    case 'timeout':
      return withFile('No answer in time', failure);
    case 'changed':
      return withFile('Integrity check failed', failure);
    case 'unlisted':
      return withFile('Not in the signed release', failure);
    case 'offline':
      return withFile('No connection', failure);
    case 'incompatible':
      return reasons || 'Incompatible';
    case 'faulty':
      return reasons || 'Faulty release';
    case 'threw':
      return reasons || 'Error without a message';
    case 'disabled':
      return reasons || 'Switched off';
  }
};
