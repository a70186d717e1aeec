import type { ReactNode } from 'react';
import { messages } from '@lectern/contract/messages';
import { Icon } from '../icons/Icon';
import * as texts from '../texts/list-error';
import './states.css';

/** What api-client threw. */
export interface ReadError {
  readonly message: string;
  readonly failure?: { readonly reference: string };
}

interface Props {
  /** 'The list', 'The category'. */
  readonly what?: string;
  readonly error: ReadError;
  readonly onRetry: () => void;
  readonly busy?: boolean;
}

/** Shown instead of a list that failed to load: the sentence, the reference, and Retry. */
export function ListError({ what = texts.theList, error, onRetry, busy = false }: Props): ReactNode {
  const reference = error.failure?.reference;
  return (
    <div className="list-error" role="alert">
      <Icon name="circle-alert" />
      <p>
        <b>{texts.notLoaded(what)}</b> {error.message || messages.unableToProcess}
        {!/[.!?]$/.test(error.message) && '.'}{' '}
        {reference && <span className="list-error-reference">{texts.referenceIs(reference)}</span>}
        <button type="button" aria-disabled={busy} onClick={busy ? undefined : onRetry}>
          {busy ? texts.trying : texts.retry}
        </button>
      </p>
    </div>
  );
}
