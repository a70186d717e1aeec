import * as texts from '../texts/detail';
const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** The time of day in the viewer's zone: '17:09'. */
export const clockText = (iso: string): string => clock.format(new Date(iso));

/** 'Friday 20 November 2026' in the viewer's zone; today says so. */
export const dayText = (iso: string, now: Date): string => {
  const text = weekday.format(new Date(iso)).replace(',', '');
  return text === weekday.format(now).replace(',', '') ? texts.today(text) : text;
};

/** What happened, day by day, in the order in which it came. */
export const byDay = <Item extends { readonly at: string }>(
  items: readonly Item[],
  now: Date,
): readonly { readonly day: string; readonly items: readonly Item[] }[] => {
  const days = new Map<string, Item[]>();
  for (const item of items) {
    const day = dayText(item.at, now);
    days.set(day, [...(days.get(day) ?? []), item]);
  }
  return [...days].map(([day, ofDay]) => ({ day, items: ofDay }));
};
