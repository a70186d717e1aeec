import { messages } from '@lectern/contract/messages';
import type { Failure } from '@lectern/contract/wire';

/** A call that the API refused or that got no answer: `status` 0 means no answer. */
export class CallError extends Error {
  readonly status: number;
  readonly failure: Failure;

  constructor(status: number, failure: Failure) {
    super(failure.message);
    this.name = 'CallError';
    this.status = status;
    this.failure = failure;
  }
}

/** Nobody answered. */
export const noAnswer = (): CallError =>
  new CallError(0, { success: false, message: messages.unableToProcess, reference: '' });
