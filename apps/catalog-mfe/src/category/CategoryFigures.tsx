import type { ReactNode } from 'react';
import type { CategoryCounts } from '@lectern/contract/catalog';
import { timeText } from '@lectern/ui-kit';
import * as texts from '../texts/category-panel';

/** How much a category and those below it hold, and when that was counted. */
export function CategoryFigures({ counts }: { readonly counts: CategoryCounts }): ReactNode {
  return (
    <div>
      <span className="field-label">{texts.holds}</span>
      <p>{texts.figures(counts)}</p>
      <small>{texts.countedAt(timeText(counts.countedAt))}</small>
    </div>
  );
}
