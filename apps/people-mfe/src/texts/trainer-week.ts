import type { WeekItem } from '@lectern/contract/people';

export const title = 'Week';
export const theWeek = 'The week';
export const loading = 'The week is loading';
export const previous = 'Previous week';
export const next = 'Next week';
export const today = 'Today';
export const isToday = 'today';
export const none = 'Nothing is planned in this week.';
export const noneOfDay = 'Nothing planned';
export const substitute = 'Substitute';
export const demo = 'Demo lesson';
export const timesIn = (zone: string, isOwn: boolean): string =>
  isOwn
    ? `All times are those of the trainer: ${zone}.`
    : `The trainer has no time zone: all times are those of the business, ${zone}.`;
export const nameOf = ({ kind, title: name }: Pick<WeekItem, 'kind' | 'title'>): string =>
  kind === 'demo' ? `${demo}: ${name}` : name;
