import { messages } from '@lectern/contract/messages';
import { CallError } from './call-error';
import { config } from './configure';
import { singleFlight } from './single-flight';

/**
 * The refresh of the access token, as the specification spells it. On the web the body is empty: cookies carry both
 * tokens.
 */
const refreshLine = { method: 'POST', path: 'auth/get-accesstoken' } as const;

export const isUnauthorised = (error: unknown): boolean => error instanceof CallError && error.status === 401;

/** Says why and leaves the session; nothing more can be refreshed. */
export const endSession = (): void => {
  config().notify('error', messages.loginToContinue);
  config().onSessionEnded();
};

/** Only one refresh runs at a time; requests that meet a 401 meanwhile wait for its outcome. A refused one ends the session. */
export const refresh = singleFlight(async () => {
  try {
    await config().exchange(refreshLine, {});
  } catch (error) {
    if (isUnauthorised(error)) endSession();
    throw error;
  }
});
