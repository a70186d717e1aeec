import type { ChangeEvent, ReactNode } from 'react';
import { Tick } from '../theme/marks';
import './marks.css';

/** The change of a row's checkbox: checked or not, and whether the rows up to the last one are included. */
export interface MarkEvent {
  readonly target: { readonly checked: boolean };
  readonly shiftKey: boolean;
}

/** Which rows are marked, and how one more is. */
export interface Marks<Row> {
  readonly isMarked: (row: Row) => boolean;
  readonly mark: (row: Row, event: MarkEvent) => void;
}

interface BoxProps {
  readonly label: string;
  readonly checked: boolean;
  readonly mixed?: boolean;
  readonly tabIndex?: number | undefined;
  readonly onMark: (event: MarkEvent) => void;
}

/** The box of a row, or the one of the page in the head: of plain elements, for a page has a hundred. */
export function MarkBox({ label, checked, mixed = false, tabIndex, onMark }: BoxProps): ReactNode {
  const change = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>): void =>
    onMark({
      target: { checked: target.checked },
      shiftKey: (nativeEvent as unknown as { shiftKey?: boolean }).shiftKey === true,
    });
  return (
    <span className="mark-box">
      <input
        type="checkbox"
        ref={(box) => void (box && (box.indeterminate = mixed))}
        data-indeterminate={mixed}
        checked={checked}
        aria-label={label}
        tabIndex={tabIndex}
        onChange={change}
      />
      <Tick is={mixed ? 'mixed' : checked ? 'on' : 'off'} />
    </span>
  );
}
