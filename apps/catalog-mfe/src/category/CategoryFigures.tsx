import type { ReactNode } from 'react';
import { useRead } from '@lectern/api-client/hooks';
import { categoryCalls } from '@lectern/contract/catalog';
import { timeText } from '@lectern/ui-kit';
import * as texts from '../texts/category-panel';

/** How much a category and those below it hold, and when that was counted. */
export function CategoryFigures({ id }: { readonly id: number }): ReactNode {
  const { data } = useRead(categoryCalls.detail, { id }, { quiet: true, handled: 'all' });
  if (!data?.counts) return null;
  return (
    <div>
      <span className="field-label">{texts.holds}</span>
      <p>{texts.figures(data.counts)}</p>
      <small>{texts.countedAt(timeText(data.counts.countedAt))}</small>
    </div>
  );
}
