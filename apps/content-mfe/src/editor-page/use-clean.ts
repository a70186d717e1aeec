import { useState } from 'react';
import { useCall } from '@lectern/api-client/hooks';
import { editorCalls } from '@lectern/contract/content';
import { refusalOf } from './refusal';

/** A text as it would be stored. */
export interface Cleaned {
  /** The text that was sent. */
  readonly from: string;
  readonly html: string;
  readonly words: number;
  /** The parts that were not kept, in words; undefined where all of it was. */
  readonly notKept: string | undefined;
}

/** Asks what would be stored of a text. `onRefused` gets what is wrong with the text itself; `error` is why there was no answer. */
export const useClean = (onRefused: (why: string) => void) => {
  const [notKept, setNotKept] = useState<string>();
  const { mutate, data, variables, isPending, error } = useCall(editorCalls.clean, {
    handled: 'all',
    onNotKept: setNotKept,
  });
  const refusal = error ? refusalOf(error) : undefined;
  const cleaned: Cleaned | undefined = data && variables && !isPending && { from: variables.html, ...data, notKept };
  return {
    clean: (html: string): void =>
      mutate(
        { html },
        {
          onError: (failed) => {
            const why = refusalOf(failed);
            if (why !== undefined) onRefused(why);
          },
        },
      ),
    cleaned,
    isPending,
    error: refusal === undefined ? error : null,
  };
};
