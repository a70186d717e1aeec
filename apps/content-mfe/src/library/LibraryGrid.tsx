import type { ReactNode } from 'react';
import { libraryKinds, type LibraryItem } from '@lectern/contract/content';
import { RowMenu, type RowAction } from '@lectern/ui-kit';
import { sizeText } from '@lectern/ui-kit/list';
import { Link } from '@lectern/ui-kit/router';
import { MarkBox, type List } from '@lectern/ui-kit/table';
import * as texts from '../texts/library';
import { itemPath } from './address';
import { Thumbnail } from './Thumbnail';

interface Props {
  readonly list: List<LibraryItem>;
  readonly actions: (row: LibraryItem) => readonly RowAction[];
  /** Whether something can be done to many. */
  readonly isMarked: boolean;
}

/** The page of items as pictures. */
export function LibraryGrid({ list, actions, isMarked }: Props): ReactNode {
  const { rows, marks, state, label } = list;
  return (
    <ul className="library-grid" aria-label={label}>
      {rows.map((row) => (
        <li key={row.id} data-row={row.id} className={marks.marked[row.id] ? 'is-marked' : undefined}>
          <Thumbnail item={row} size="medium" />
          <div className="library-grid-name">
            {state.deleted ? <b>{row.title}</b> : <Link to={itemPath(row.id)}>{row.title}</Link>}
            <small>
              {row.kind === 'video' && `${libraryKinds.video} · `}
              {sizeText(row.bytes)} · {texts.placesOf(row.uses)}
            </small>
          </div>
          {isMarked && (
            <MarkBox
              label={texts.selected(row.title)}
              checked={marks.marked[row.id] === true}
              onMark={({ target }) => marks.mark({ ...marks.marked, [row.id]: target.checked })}
            />
          )}
          <RowMenu label={texts.actionsFor(row.title)} actions={actions(row)} />
        </li>
      ))}
    </ul>
  );
}
