import * as texts from '../texts/detail';
import { weekdayText } from '../kit/dates';

/** 'Friday 20 November 2026' in the zone of the business; today says so. */
export const dayTitle = (iso: string, now: Date): string => {
  const text = weekdayText(new Date(iso));
  return text === weekdayText(now) ? texts.today(text) : text;
};

/** What happened, day by day, in the order in which it came. */
export const byDay = <Item extends { readonly at: string }>(
  items: readonly Item[],
  now: Date,
): readonly { readonly day: string; readonly items: readonly Item[] }[] => {
  const days = new Map<string, Item[]>();
  for (const item of items) {
    const day = dayTitle(item.at, now);
    days.set(day, [...(days.get(day) ?? []), item]);
  }
  return [...days].map(([day, ofDay]) => ({ day, items: ofDay }));
};
