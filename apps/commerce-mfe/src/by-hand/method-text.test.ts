import { methodText } from './method-text';

test.each([
  ['card', 'Card'],
  ['upi', 'UPI'],
  ['bank', 'Bank transfer'],
  ['us_bank_account', 'Us bank account'],
  ['', ''],
])('the method %s is %j', (method, expected) => expect(methodText({ method })).toBe(expected));
