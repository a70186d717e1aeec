import { salesGroups, saleItemKinds } from '@lectern/contract/commerce';
import { readReportView, sharedQuery, writeReportView } from './report-view';

const choices = { groups: salesGroups, firstGroup: 'item', kinds: saleItemKinds } as const;
const today = '2026-11-20';
const read = (query: string) => readReportView(new URLSearchParams(query), choices, today);

test('an address without choices shows the last 30 days, compared with those before, by item', () => {
  expect(read('')).toEqual({
    preset: 'last-30',
    period: { from: '2026-10-22', to: '2026-11-20' },
    compare: 'previous',
    groupBy: 'item',
    kind: undefined,
    currency: undefined,
    day: undefined,
  });
});

test('an address keeps every choice, and writes only those that are not the first', () => {
  const changed = [
    { period: { from: '2026-11-01', to: '2026-11-15' } },
    { compare: 'year' as const, groupBy: 'channel', currency: 'AED', kind: 'plan' },
    { day: '2026-11-15' },
  ].reduce((params, change) => writeReportView(params, change, 'item'), new URLSearchParams());
  expect(readReportView(changed, choices, today)).toEqual({
    preset: 'own',
    period: { from: '2026-11-01', to: '2026-11-15' },
    compare: 'year',
    groupBy: 'channel',
    kind: 'plan',
    currency: 'AED',
    day: '2026-11-15',
  });
  const first = {
    period: 'last-30',
    compare: 'previous',
    groupBy: 'item',
    kind: undefined,
    currency: undefined,
  } as const;
  expect(writeReportView(changed, first, 'item').toString()).toBe('');
});

test('values that the report does not know are left out', () => {
  expect(read('period=ever&compare=moon&by=colour&kind=boat&currency=rupees&day=2026-13-45')).toEqual(read(''));
  expect(read('from=2026-11-20&to=2026-11-01').preset).toBe('last-30');
  expect(read('from=2020-01-01&to=2026-11-01').preset).toBe('last-30');
});

test('a chosen day is one of the period, and another period has none', () => {
  expect(read('day=2026-09-01').day).toBeUndefined();
  expect(writeReportView(new URLSearchParams('day=2026-11-15'), { period: 'last-7' }, 'item').toString()).toBe(
    'period=last-7',
  );
});

test('other tabs keep the period and its comparison, and nothing else', () => {
  expect(sharedQuery(new URLSearchParams('period=last-7&compare=year&by=day&currency=INR'))).toBe(
    '?period=last-7&compare=year',
  );
  expect(sharedQuery(new URLSearchParams('by=day'))).toBe('');
});
