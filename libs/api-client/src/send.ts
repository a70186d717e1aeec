import type { Call, RequestOf, ResponseOf } from '@lectern/contract/call';
import { cleanedText, type CleanedText } from '@lectern/contract/cleaned';
import { CallError } from './call-error';
import { isSessionChanged, toastText, type Handled } from './catalogue';
import { config } from './configure';
import { requestsPending } from './pending';
import { endSession, isUnauthorised, refresh } from './refresh';
import type { Exchange } from './transport';

export interface SendOptions {
  /** Nobody waits for it: it does not move the spinner. */
  readonly quiet?: boolean;
  readonly signal?: AbortSignal;
  /** Statuses that the caller shows itself and that therefore are not toasted. */
  readonly handled?: Handled;
  /** Sent part of the body, from 0 to 1: for a file. */
  readonly onProgress?: (part: number) => void;
  /** The body of a call that takes a file as it is; the request's fields travel in the query. */
  readonly bytes?: Blob;
  /**
   * Shows the parts of a formatted text that were not kept. Without it they are a warning. Undefined when all was kept.
   */
  readonly onNotKept?: (text: string | undefined) => void;
  /** For a call that is to be done once: the same for each try of the same thing. One of its own per `send` when absent. */
  readonly idempotencyKey?: string;
}

/** The answer of `call`; after a 401 the session is refreshed once and the request sent again. */
const withRefresh = async (call: Call, request: unknown, how: Exchange): Promise<unknown> => {
  let refused: unknown;
  try {
    return await config().exchange(call, request, how);
  } catch (error) {
    // Signing in, out and refreshing stand outside: their 401 is the answer.
    if (!isUnauthorised(error) || call.access === 'public' || config().isLeaving()) throw error;
    refused = error;
  }
  await refresh().catch((error: unknown) => {
    // Several may have waited for one refresh. Each gets its own refusal, whose stack leads to its caller.
    throw isUnauthorised(error) ? refused : error;
  });
  try {
    return await config().exchange(call, request, how);
  } catch (error) {
    if (isUnauthorised(error)) endSession();
    throw error;
  }
};

const tell = (error: unknown, handled: Handled, sentAt: number): void => {
  if (!(error instanceof CallError)) return;
  if (isSessionChanged(error)) config().onSessionChanged(sentAt);
  const text = toastText(error, handled, typeof navigator === 'undefined' || navigator.onLine);
  if (text !== undefined) config().notify('error', text);
};

/**
 * Makes a declared call and returns its `result`.
 * @throws CallError after the user has seen the words of the error catalogue (specification, section 8)
 * @throws a cancellation when `signal` is aborted
 */
export const send = async <C extends Call>(
  call: C,
  request: RequestOf<C>,
  { quiet = false, handled = [], idempotencyKey, onNotKept, ...how }: SendOptions = {},
): Promise<ResponseOf<C>> => {
  const end = quiet ? undefined : requestsPending.begin();
  const sentAt = performance.now();
  try {
    const envelope = (await withRefresh(call, request, {
      ...how,
      key: call.idempotent && (idempotencyKey ?? crypto.randomUUID()),
    })) as { result?: ResponseOf<C>; cleaned?: readonly CleanedText[] };
    const notKept = cleanedText(envelope.cleaned);
    if (onNotKept) onNotKept(notKept);
    else if (notKept !== undefined) config().notify('warning', notKept);
    return envelope.result as ResponseOf<C>;
  } catch (error) {
    tell(error, handled, sentAt);
    throw error;
  } finally {
    end?.();
  }
};
