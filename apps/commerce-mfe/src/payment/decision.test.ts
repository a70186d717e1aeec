import { decisionOf } from './decision';
import { detailOf, paidRow, refundOf } from './testing';

const dispute = {
  id: 1,
  status: 'open' as const,
  amountMinor: 500,
  reason: '',
  answerBy: null,
  openedAt: '2026-11-20T12:00:00.000Z',
  closedAt: null,
};
const surplus = { payment: { isSurplus: true }, papers: [] };

test('a paid order with access and invoice has nothing to decide', () => {
  expect(decisionOf(detailOf())).toBeUndefined();
});

test.each([
  ['confirm', { payment: { isToConfirm: true }, papers: [] }],
  ['settle', { payment: { provider: 'manual' as const }, refunds: [refundOf({ status: 'requested' })] }],
  ['accept', { ...surplus, accepted: [paidRow()] }],
  ['surplus', surplus],
  ['waiting', { refunds: [refundOf()] }],
  ['access', { order: { access: 'failed' as const } }],
  ['dispute', { disputes: [dispute] }],
  ['failed', { refunds: [refundOf({ status: 'failed' })] }],
  ['invoice', { papers: [] }],
])('%s is decided where the payment asks for it', (kind, parts) => {
  expect(decisionOf(detailOf(parts))?.kind).toBe(kind);
});

test('surplus of which nothing is left asks for nothing', () => {
  expect(decisionOf(detailOf({ ...surplus, leftMinor: 0 }))).toBeUndefined();
});

test('access that failed is more urgent than a dispute and a missing invoice', () => {
  expect(decisionOf(detailOf({ order: { access: 'failed' }, disputes: [dispute], papers: [] }))?.kind).toBe('access');
});

test('a refund that is on its way at a provider asks for nothing', () => {
  expect(decisionOf(detailOf({ refunds: [refundOf({ status: 'requested' })] }))).toBeUndefined();
});
