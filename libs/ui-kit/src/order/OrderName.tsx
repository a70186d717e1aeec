import type { ReactNode } from 'react';
import { Link, type To } from 'react-router-dom';
import { Icon } from '../icons/Icon';
import { KeyCap } from '../kit/KeyCap';
import * as texts from '../texts/order';
import type { OrderedRow } from './tree';
import type { VisibleRow } from './visible';

interface Props<Row extends OrderedRow> {
  readonly shown: VisibleRow<Row>;
  readonly name: string;
  readonly to: To;
  readonly hasLevels: boolean;
  readonly tabIndex: number;
  readonly isLifted: boolean;
  readonly hint: string | undefined;
  readonly onToggle: (id: number, opened: boolean) => void;
  readonly children: ReactNode;
}

/** The keys of a lifted row, drawn. */
function Keys({ hasLevels }: { readonly hasLevels: boolean }): ReactNode {
  return (
    <span className="order-keys is-p2" aria-hidden="true">
      <KeyCap>↑</KeyCap>
      <KeyCap>↓</KeyCap> {texts.keyOrders}
      {hasLevels && (
        <>
          <KeyCap>←</KeyCap>
          <KeyCap>→</KeyCap> {texts.keyLevels}
        </>
      )}
      <KeyCap>{texts.keyEnter}</KeyCap> {texts.keyPlaces}
      <KeyCap>{texts.keyEscape}</KeyCap> {texts.keyPutsBack}
    </span>
  );
}

/** The name of a row, which opens it: at its level and with its chevron where there are levels; next to it the keys of a lifted row, or where a dragged one would land. */
export function OrderName<Row extends OrderedRow>(props: Props<Row>): ReactNode {
  const { shown, name, to, hasLevels, tabIndex, isLifted, hint, onToggle, children } = props;
  const { row, hasChildren, isOpen } = shown;
  const chevron = hasChildren ? (
    <button
      type="button"
      className="order-icon"
      tabIndex={-1}
      aria-label={texts.toggle(name, isOpen)}
      onClick={() => onToggle(row.id, !isOpen)}
    >
      <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} />
    </button>
  ) : (
    <span className="order-no-chevron" />
  );
  return (
    <span
      className="order-name"
      style={hasLevels ? { paddingInlineStart: `calc(${row.depth - 1} * var(--order-indent, 24px))` } : undefined}
    >
      {hasLevels && chevron}
      <Link to={to} preventScrollReset className="row-name" tabIndex={tabIndex} title={name}>
        {children}
      </Link>
      {isLifted && <Keys hasLevels={hasLevels} />}
      {hint && <span className="order-keys">{hint}</span>}
    </span>
  );
}
