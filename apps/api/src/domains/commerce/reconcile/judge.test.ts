import type { BookRow } from '../payment/provider';
import { judgeRow, type OwnRow, type Owner } from './judge';

const theirs: BookRow = {
  ...{ subject: 'payment', ref: 'pay_1', paymentId: 'pay_1', mark: 'order:12', amountMinor: 99_900, currency: 'INR' },
  ...{ state: 'paid', at: '2026-11-20T10:00:00.000Z' },
};
const ours: OwnRow = {
  ...{ subject: 'payment', ref: 'pay_1', amountMinor: 99_900, currency: 'INR', state: 'paid' },
  ...{ paymentId: 7, orderId: 12, isTest: false },
};
const owner: Owner = { orderId: 12, paymentId: null, isTest: false, hasOther: false };
const kindOf = (...of: Parameters<typeof judgeRow>) => judgeRow(...of)?.kind;

test.each<[string, OwnRow | undefined, Owner | undefined, string | undefined]>([
  ['the same row is no difference', ours, undefined, undefined],
  ['another sum', { ...ours, amountMinor: 99_800 }, undefined, 'sum'],
  ['another currency', { ...ours, currency: 'USD' }, undefined, 'sum'],
  ['another state', { ...ours, state: 'authorized' }, undefined, 'state'],
  ['a test payment is no difference', { ...ours, amountMinor: 1, isTest: true }, undefined, undefined],
  ['a marked row that we don’t know', undefined, owner, 'missing_here'],
  ['a second row of one order', undefined, { ...owner, hasOther: true }, 'twice'],
  ['a row of somebody else', undefined, undefined, undefined],
  ['a row of a test order', undefined, { ...owner, isTest: true }, undefined],
])('%s', (_, own, of, kind) => expect(kindOf(theirs, own, of)).toBe(kind));
