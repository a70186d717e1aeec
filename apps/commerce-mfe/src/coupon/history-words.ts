import type { HistoryWords } from '@lectern/ui-kit/detail';
import { dateText } from '@lectern/ui-kit';
import { appliesWords, audienceWords, kindWords, percentText, statusWords } from './words';

const words = (table: Readonly<Record<string, string>>) => (value: string): string => table[value] ?? value;

/** How what was done to a coupon is told. */
export const couponWords: HistoryWords = {
  noun: 'coupon',
  deeds: { 'coupon.changeUsers': { icon: 'pencil', text: 'changed whom the coupon is for' } },
  fields: {
    code: 'Code', name: 'Name for staff', discountKind: 'Type', percentBp: 'Percent off', amounts: 'Amounts', startsAt: 'Valid from', endsAt: 'Valid until', perUserLimit: 'Uses per student', totalLimit: 'Uses in all',
    appliesTo: 'Applies to', targets: 'What it is for', audience: 'Who may use it', users: 'Chosen students', statusReason: 'Reason for the status',
  },
  show: { discountKind: words(kindWords), appliesTo: words(appliesWords), audience: words(audienceWords), status: words(statusWords), percentBp: (value) => percentText(Number(value)), startsAt: dateText, endsAt: dateText },
};
