import { rowsAddress } from './address';
import { readRowsView } from './rows-view';

test('the rows behind a figure have its period, currency, group and kinds in their address', () => {
  const rows = {
    period: { from: '2026-11-15', to: '2026-11-15' },
    currency: 'INR',
    groupBy: 'item',
    key: 'plan:3',
    kind: 'plan',
  } as const;
  const params = new URLSearchParams(rowsAddress({ ...rows, rowKinds: ['payment', 'refund'] }).split('?')[1]);
  expect(readRowsView(params, '2026-11-20')).toEqual({ ...rows, isLong: false });
  expect(params.get('filter[kind]')).toBe('in:payment,refund');
});

test('a period that is too long for the screen is kept for its export', () => {
  const period = { from: '2024-01-01', to: '2026-11-20' };
  expect(readRowsView(new URLSearchParams(period), '2026-11-20')).toMatchObject({ period, isLong: true });
});

test('an address with unknown values shows the rows of the last 30 days', () => {
  expect(readRowsView(new URLSearchParams(`by=x&currency=x&kind=x&key=${'k'.repeat(61)}`), '2026-11-20')).toEqual({
    period: { from: '2026-10-22', to: '2026-11-20' },
    currency: undefined,
    groupBy: 'item',
    kind: undefined,
    key: undefined,
    isLong: false,
  });
});
