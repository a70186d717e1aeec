import { memo, type PointerEvent, type ReactNode } from 'react';
import { Icon } from '@lectern/ui-kit/icons';
import { Link, type To } from '@lectern/ui-kit/router';
import { dateText, KeyCap, type RowAction, RowMenu, StatusLabel } from '@lectern/ui-kit';
import type { CategoryRow } from '@lectern/contract/catalog';
import * as texts from '../texts/tree';
import type { Marking } from './marking';
import type { VisibleRow } from './visible';

interface Props {
  readonly shown: VisibleRow;
  /** Its place among all rows that are shown, from 0: not all of a long tree are drawn. */
  readonly index: number;
  readonly to: To;
  /** The row that Tab reaches; all others are reached by the arrows. */
  readonly isActive: boolean;
  readonly isChosen: boolean;
  readonly isLifted: boolean;
  /** How a drag stands to this row. */
  readonly drag: 'dragged' | 'before' | 'inside' | 'behind' | 'refused' | undefined;
  /** What is said beside the name while the row is dragged. */
  readonly hint: string | undefined;
  /** Undefined: moving is not offered. Otherwise why the grip does not work, or ''. */
  readonly dragDisabledReason: string | undefined;
  /** In the grip's place while several are being chosen. */
  readonly box: Marking['box'] | undefined;
  readonly onToggle: (id: number, opened: boolean) => void;
  readonly onGrip: (id: number, event: PointerEvent<HTMLElement>) => void;
  readonly actionsOf: (row: CategoryRow) => readonly RowAction[];
}

/** The keys of a lifted row, drawn. */
function Keys(): ReactNode {
  return (
    <span className="cat-keys cat-p2" aria-hidden="true">
      <KeyCap>↑</KeyCap>
      <KeyCap>↓</KeyCap> {texts.keyOrders}
      <KeyCap>←</KeyCap>
      <KeyCap>→</KeyCap> {texts.keyLevels}
      <KeyCap>{texts.keyEnter}</KeyCap> {texts.keyPlaces}
      <KeyCap>{texts.keyEscape}</KeyCap> {texts.keyPutsBack}
    </span>
  );
}

/** The room of rows that are not drawn. */
export function TreeRoom({ height }: { readonly height: number }): ReactNode {
  return (
    <tr aria-hidden="true" style={{ blockSize: height }}>
      <td colSpan={6} />
    </tr>
  );
}

/** One category of the tree. */
export const TreeRow = memo(function TreeRow({
  shown,
  index,
  to,
  isActive,
  isChosen,
  isLifted,
  drag,
  hint,
  dragDisabledReason,
  box,
  onToggle,
  onGrip,
  actionsOf,
}: Props): ReactNode {
  const { row, hasChildren, isOpen, isContext, position, siblings } = shown;
  const inTab = isActive ? 0 : -1;
  const classes = [
    'cat-row',
    row.depth === 1 && 'is-root',
    isContext && 'is-context',
    (isChosen || isLifted) && 'is-chosen',
    isLifted && 'is-lifted',
    drag && `is-${drag}`,
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <tr
      className={classes}
      role="row"
      data-category={row.id}
      tabIndex={inTab}
      aria-rowindex={index + 2}
      aria-level={row.depth}
      aria-posinset={position}
      aria-setsize={siblings}
      aria-expanded={hasChildren ? isOpen : undefined}
      aria-selected={isChosen || isLifted ? true : undefined}
    >
      <td role="gridcell" className="cat-grip-cell cat-p1">
        {box
          ? box(row, inTab)
          : dragDisabledReason !== undefined && (
              <button
                type="button"
                className="cat-icon cat-grip"
                tabIndex={-1}
                aria-label={texts.moveOf(row.name)}
                aria-disabled={dragDisabledReason ? true : undefined}
                title={dragDisabledReason || texts.dragToMove}
                onPointerDown={dragDisabledReason ? undefined : (event) => onGrip(row.id, event)}
              >
                <Icon name="grip-vertical" />
              </button>
            )}
      </td>
      <td role="gridcell" className="cat-name-cell">
        <span className="cat-name" style={{ paddingInlineStart: `calc(${row.depth - 1} * var(--cat-indent, 24px))` }}>
          {hasChildren ? (
            <button
              type="button"
              className="cat-icon"
              tabIndex={-1}
              aria-label={texts.toggle(row.name, isOpen)}
              onClick={() => onToggle(row.id, !isOpen)}
            >
              <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} />
            </button>
          ) : (
            <span className="cat-no-chevron" />
          )}
          <Link to={to} tabIndex={inTab} title={row.name}>
            {row.name}
          </Link>
          {isLifted && <Keys />}
          {hint && <span className="cat-keys">{hint}</span>}
        </span>
      </td>
      <td role="gridcell" className="cat-number cat-p2">
        {row.skills.toLocaleString('en-GB')}
      </td>
      <td role="gridcell">
        <StatusLabel status={row.status} />
      </td>
      <td role="gridcell" className="cat-time cat-p3">
        {dateText(row.updatedAt)}
      </td>
      <td role="gridcell" className="cat-menu-cell">
        <RowMenu label={texts.actionsFor(row.name)} tabIndex={inTab} actions={actionsOf(row)} />
      </td>
    </tr>
  );
});
