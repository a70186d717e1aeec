import { orderText } from './day-words';

test('an order of day and month says what it makes of a date of the column', () => {
  expect(orderText('mdy', '12/31/1998').text).toBe('Month first: 12/31/1998 is 31 Dec 1998');
  expect(orderText('dmy', '3/4/1998').text).toBe('Day first: 3/4/1998 is 3 Apr 1998');
  expect(orderText('dmy', '12/31/1998').text).toBe('Day first: 12/31/1998 is no date');
});
