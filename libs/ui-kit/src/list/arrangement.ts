import type { Arrangement } from '@lectern/contract/platform/columns';
import * as texts from '../texts/table-tools';
import type { Column } from './columns';

export type { Arrangement };
/** A list's columns; the first is the name, which is always shown first. */
export type Columns<Row> = readonly [Column<Row>, ...Column<Row>[]];

/** The ids of all columns in the person's order: the name first; a column that came later keeps its declared position. */
export const orderOf = <Row>(columns: Columns<Row>, { order = [] }: Arrangement): readonly string[] => {
  const [name, ...declared] = columns.map(({ id }) => id);
  const kept = order.filter((id) => declared.includes(id));
  for (const [at, id] of declared.entries()) {
    if (kept.includes(id)) continue;
    const before = declared.slice(0, at).findLast((each) => kept.includes(each));
    kept.splice(before === undefined ? 0 : kept.indexOf(before) + 1, 0, id);
  }
  return [name as string, ...kept];
};

/** Whether a column is left out: by the person, or from the start until it is chosen. */
export const isHidden = <Row>(column: Column<Row>, { hidden }: Arrangement): boolean =>
  hidden ? hidden.includes(column.id) : column.extra === true;

/** The columns that a person sees, in their order. */
export const shownColumns = <Row>(columns: Columns<Row>, arrangement: Arrangement): readonly Column<Row>[] =>
  orderOf(columns, arrangement).flatMap((id) =>
    columns.filter((column) => column.id === id && !isHidden(column, arrangement)),
  );

/** The same arrangement with one column shown or left out. */
export const withShown = <Row>(
  columns: Columns<Row>,
  arrangement: Arrangement,
  id: string,
  shown: boolean,
): Arrangement => {
  const hidden = columns.filter((column) => isHidden(column, arrangement)).map((column) => column.id);
  return { ...arrangement, hidden: shown ? hidden.filter((each) => each !== id) : [...hidden, id] };
};

/** Widths by name, in px; 0 is as wide as the table gives. */
const widths = [
  { value: 0, label: texts.automatic },
  { value: 96, label: texts.narrow },
  { value: 160, label: texts.medium },
  { value: 280, label: texts.wide },
];

/** The widths that are offered, with the one that was drawn at the column's edge. */
export const widthsFor = (width: number): readonly { readonly value: number; readonly label: string }[] =>
  widths.some(({ value }) => value === width) ? widths : [...widths, { value: width, label: texts.pixels(width) }];

/** The same arrangement with another width of a column; 0 is as wide as the table gives. */
export const withWidth = (arrangement: Arrangement, id: string, width: number): Arrangement => {
  const others = Object.entries(arrangement.widths ?? {}).filter(([each]) => each !== id);
  return { ...arrangement, widths: Object.fromEntries(width === 0 ? others : [...others, [id, width]]) };
};

const [narrowest, widest] = [64, 800];
/** A width that a column may have, in px. */
export const widthWithin = (width: number): number => Math.round(Math.min(Math.max(width, narrowest), widest));

/** Whether anything differs from the columns as they are declared. */
export const isArranged = ({ order, hidden, widths = {} }: Arrangement): boolean =>
  order !== undefined || hidden !== undefined || Object.keys(widths).length > 0;
