import type { ChangeEvent, ReactNode } from 'react';
import Checkbox from '@mui/material/Checkbox';

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

/** The box of a row, or the one of the page in the head. */
export function MarkBox({ label, checked, mixed = false, tabIndex, onMark }: BoxProps): ReactNode {
  const change = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>): void =>
    onMark({
      target: { checked: target.checked },
      shiftKey: (nativeEvent as unknown as { shiftKey?: boolean }).shiftKey === true,
    });
  return (
    <Checkbox
      checked={checked}
      indeterminate={mixed}
      onChange={change}
      slotProps={{ input: { 'aria-label': label, ...(tabIndex !== undefined && { tabIndex }) } }}
    />
  );
}
