import { setTimeZone } from '@lectern/ui-kit';
import { attentionText } from './attention-text';

const coupon = { endsAt: '2026-11-24T18:30:00Z', endsSoon: true, left: 1, totalLimit: 50 };
beforeAll(() => setTimeZone('Asia/Kolkata'));

test('a coupon to check says when it ends, how few uses are left, or both', () => {
  expect(attentionText(coupon)).toBe('Ends 24 Nov 2026, 1 of 50 left');
  expect(attentionText({ ...coupon, endsSoon: false })).toBe('1 of 50 left');
  expect(attentionText({ ...coupon, left: 40 })).toBe('Ends 24 Nov 2026');
  expect(attentionText({ ...coupon, left: null, totalLimit: null })).toBe('Ends 24 Nov 2026');
});
