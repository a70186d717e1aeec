import type { ReactNode } from 'react';
import { messages } from '@lectern/contract/messages';
import { Icon } from '../icons/Icon';
import * as texts from '../texts/list-error';
import './states.css';

/** What api-client threw. */
export interface ReadError {
  readonly message: string;
  readonly status?: number;
  readonly failure?: { readonly reference: string };
}

interface Props {
  /** 'The list', 'The category'. */
  readonly what?: string;
  readonly error: ReadError;
  readonly onRetry: () => void;
  readonly busy?: boolean;
}

/** A refusal says why; what a broken server says is nothing for a person. */
const reasonOf = ({ status = 0, message }: ReadError): string => {
  const reason = status >= 500 || message === '' ? messages.unableToProcess : message;
  return /[.!?]$/.test(reason) ? reason : `${reason}.`;
};

/** Shown instead of a list that failed to load: the sentence, the reference, and Retry. */
export function ListError({ what = texts.theList, error, onRetry, busy = false }: Props): ReactNode {
  const reference = error.failure?.reference;
  return (
    <div className="list-error" role="alert">
      <Icon name="circle-alert" />
      <p>
        <b>{texts.notLoaded(what)}</b> {reasonOf(error)}{' '}
        {reference && <span className="list-error-reference">{texts.referenceIs(reference)}</span>}
        <button type="button" aria-disabled={busy} onClick={busy ? undefined : onRetry}>
          {busy ? texts.trying : texts.retry}
        </button>
      </p>
    </div>
  );
}
