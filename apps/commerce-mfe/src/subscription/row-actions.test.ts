import type { SubscriptionRow } from '@lectern/contract/commerce';
import { rowActions } from './row-actions';

const now = Date.parse('2026-12-01T10:00:00.000Z');
const running = {
  status: 'active',
  periodEndsAt: '2026-12-04T10:00:00.000Z',
  renewalFrom: '2026-11-27T10:00:00.000Z',
  isCancelledAtEnd: false,
} as SubscriptionRow;
const handlers = { renew: jest.fn(), keep: jest.fn(), move: jest.fn(), cancel: jest.fn() };
const all = { edit: true, sell: true };
const labels = (row: SubscriptionRow, may = all) => rowActions(row, may, handlers, now).map(({ label }) => label);

test('a running plan is renewed or cancelled; one that is to end goes on; an ended one has no menu', () => {
  expect(labels(running)).toEqual(['Send renewal link', 'Move to another plan…', 'Cancel at the end…', 'Cancel now…']);
  expect(labels({ ...running, isCancelledAtEnd: true })).toEqual(['Send renewal link', 'Let it go on', 'Cancel now…']);
  expect(labels({ ...running, periodEndsAt: null, renewalFrom: null })).toEqual(['Send renewal link', 'Cancel now…']);
  expect(labels({ ...running, status: 'expired' })).toEqual([]);
});

test('sellers renew and cancel nothing', () => {
  expect(labels(running, { ...all, edit: false })).toEqual(['Send renewal link']);
});

test('a renewal before its day says from which day on it is sent', () => {
  const reason = (row: SubscriptionRow) => rowActions(row, all, handlers, now)[0]?.disabledReason;
  expect(reason(running)).toBeUndefined();
  expect(reason({ ...running, renewalFrom: '2026-12-13T10:00:00.000Z' })).toBe('From 13 Dec 2026 on');
  expect(reason({ ...running, isCancelledAtEnd: true })).toBe('This plan ends with its period');
});
