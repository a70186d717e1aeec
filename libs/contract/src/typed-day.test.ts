import { orderOf, readDay } from './typed-day';

test.each([
  '1999-04-03',
  '1999/4/3',
  '1999-04-03 00:00:00',
  '1999-04-03T10:30:00Z',
  '1999-04-03T10:30+05:30',
  '3 Apr 1999',
  '3 April 1999',
  '3-Apr-1999',
  '3. Apr. 1999',
  '3rd Apr 1999',
  'Apr 3, 1999',
  'April 3rd 1999',
  'Sat, 3 Apr 1999',
  'Saturday 3 Apr 1999 10:30',
])('%s is the 3rd of April in every order', (text) => {
  expect([readDay(text, 'dmy'), readDay(text, 'mdy'), orderOf(text)]).toEqual(['1999-04-03', '1999-04-03', undefined]);
});

test.each(['3/4/1999', '03.04.1999', '03-04-1999', '03 04 1999', '03041999', '3/4/1999 12:00:00 AM'])(
  '%s is another day in each order',
  (text) => {
    expect([readDay(text, 'dmy'), readDay(text, 'mdy'), orderOf(text)]).toEqual(['1999-04-03', '1999-03-04', 'open']);
  },
);

test('a number over twelve decides the order', () => {
  expect(['12/31/1998', '31/12/1998', '31.12.1998', '4/4/1999', '31/31/1999'].map(orderOf)).toEqual([
    'mdy',
    'dmy',
    'dmy',
    undefined,
    undefined,
  ]);
});

test.each(['31/02/2001', '12/31/1998', '31 Feb 2001', '3 Foo 1999', '3/4/99', 'soon', '', '1999', '0000-01-01'])(
  '%j is no day with the day first',
  (text) => expect(readDay(text)).toBeUndefined(),
);
