import { readDay, type DayOrder } from '@lectern/contract/typed-day';
import { dayWords } from '../list/days';
import * as texts from '../texts/import';

/** An order of day and month with what it makes of a date: 'Month first: 12/31/1998 is 31 Dec 1998'. */
export const orderText = (order: DayOrder, example: string): { readonly text: string; readonly isDay: boolean } => {
  const day = readDay(example, order);
  return { text: texts.orderMeans(texts.orders[order], example, day && dayWords(day)), isDay: day !== undefined };
};
