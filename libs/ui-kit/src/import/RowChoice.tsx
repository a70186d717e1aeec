import type { ReactNode } from 'react';
import type { ImportDetail, ImportOutcome } from '@lectern/contract/platform/import';
import { numberText } from '../list/words';
import * as texts from '../texts/import';
import './row-choice.css';

export type Shown = ImportOutcome | 'all';

const words: Readonly<Record<Shown, string>> = texts.outcomes;
const offered: readonly Shown[] = ['error', 'duplicate', 'warning', 'update', 'all'];

interface Props {
  readonly counts: ImportDetail['counts'];
  readonly shown: Shown;
  readonly onShow: (shown: Shown) => void;
}

/** Which rows are shown; kinds that there are none of are not offered. */
export function RowChoice({ counts, shown, onShow }: Props): ReactNode {
  return (
    <div className="import-choice" role="group" aria-label={texts.showRows}>
      {offered
        .filter((each) => each === 'all' || each === 'error' || each === shown || counts[each] > 0)
        .map((each) => (
          <button key={each} type="button" aria-pressed={each === shown} onClick={() => onShow(each)}>
            {words[each]} <span>{numberText(counts[each])}</span>
          </button>
        ))}
    </div>
  );
}
