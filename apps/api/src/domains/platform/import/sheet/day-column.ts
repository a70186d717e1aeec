import { orderOf, type DayOrder } from '@lectern/contract/typed-day';
import type { ColumnDays } from '../../../../server/uploads/upload-reader';

/** Collects the values of a column, and says what they decide; null where no date depends on the order. */
export const dayColumn = () => {
  const first = new Map<DayOrder | 'open', string>();
  return {
    add: (text: string): void => {
      const order = text.length <= 40 && /\d{4}/.test(text) ? orderOf(text) : undefined;
      if (order !== undefined && !first.has(order)) first.set(order, text);
    },
    days: (): ColumnDays | null => {
      const [dmy, mdy, open] = [first.get('dmy'), first.get('mdy'), first.get('open')];
      if (dmy !== undefined && mdy !== undefined) return { order: null, example: dmy, against: mdy };
      const decisive = dmy ?? mdy;
      if (decisive !== undefined) return { order: dmy === undefined ? 'mdy' : 'dmy', example: decisive, against: null };
      return open === undefined ? null : { order: null, example: open, against: null };
    },
  };
};
