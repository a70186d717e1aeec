import { maskEmail, maskMobile } from './mask';

it('shows of an e-mail address its first letter and its domain', () => {
  expect(maskEmail('rohan.desai@example.com')).toBe('r•••@example.com');
  expect(maskEmail('"a@b"@example.com')).toBe('"•••@example.com');
});

it('shows of a mobile number its country and its last four digits', () => {
  expect(maskMobile('+919820041763', '+91')).toBe('+91 ••••• 1763');
  expect(maskMobile('+9779841234567', '+977')).toBe('+977 ••••• 4567');
});

it('shows nothing of nothing', () => expect([maskEmail(null), maskMobile(null)]).toEqual([null, null]));
