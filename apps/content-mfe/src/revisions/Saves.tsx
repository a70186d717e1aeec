import type { ReactNode } from 'react';
import type { RevisionRow } from '@lectern/contract/content';
import { timeText } from '@lectern/ui-kit';
import * as texts from '../texts/revisions';
import './revisions.css';

interface Props {
  /** The newest first: it is the current text. */
  readonly items: readonly RevisionRow[];
  readonly chosen: number | undefined;
  readonly onChoose: (id: number) => void;
}

/** The saves of a text, to choose one. */
export function Saves({ items, chosen, onChoose }: Props): ReactNode {
  return (
    <ul className="saves" aria-label={texts.saves}>
      {items.map(({ id, no, savedAt, savedBy, words, restoredFrom }, at) => (
        <li key={id}>
          <button type="button" aria-pressed={id === chosen} onClick={() => onChoose(id)}>
            <strong>{at === 0 ? texts.current : texts.version(no)}</strong>
            <span>
              {timeText(savedAt)} · {texts.savedBy(savedBy)} · {texts.words(words)}
            </span>
            {restoredFrom !== null && <span>{texts.restoredFrom(restoredFrom)}</span>}
          </button>
        </li>
      ))}
    </ul>
  );
}
