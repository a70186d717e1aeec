import * as texts from '../texts/report';
import { ChangeMark } from './ChangeMark';
import type { ReportColumn } from './ReportTable';

type Compared<Sums> = Sums & { readonly before: Sums | null };

/** The column of changes on the period before; none without a comparison. */
export const changeColumn = <Sums, Row extends Compared<Sums>>(
  rows: readonly Row[],
  total: Compared<Sums> | undefined,
  figureOf: (sums: Sums) => number,
): readonly ReportColumn<Row>[] => {
  const markOf = (compared: Compared<Sums>) => (
    <ChangeMark now={figureOf(compared)} before={compared.before && figureOf(compared.before)} />
  );
  if (total ? !total.before : rows.every(({ before }) => before === null)) return [];
  return [{ head: texts.onBefore, isWide: true, cell: markOf, total: total && markOf(total) }];
};
