import {
  countWords,
  isAlphanumeric,
  isMobileNumber,
  isEmail,
  isGroupedNumber,
  isInteger,
  isLetters,
  isUrl,
  startsWithSpace,
} from './rules';

test.each([
  [
    'an e-mail address has one @ and a dot behind it',
    isEmail,
    ['a@b.co', 'first.last+tag@mail.example.org', 'é@bücher.example'],
    ['a@b', 'a.b.co', 'a@b@c.de', 'a b@c.de', '@b.co', 'a@b\u00adc.de', 'a\u200b@b.co', 'ａ@b.co', '\u212a@b.co'],
  ],
  [
    'a url is complete, over http or https [5.6]',
    isUrl,
    ['https://example.org', 'http://example.org/a?b=c#d'],
    ['example.org', 'ftp://example.org', 'https://', 'https://exa mple.org', 'javascript:alert(1)'],
  ],
  [
    'a mobile number is digits and spaces only, after a + or not [5.14]',
    isMobileNumber,
    ['9876543210', '98765 43210', '+91 98765 43210'],
    ['98765-43210', '98765+43210', '++91', '+', 'nine', ''],
  ],
  [
    'a number in groups of 3, 2 and 6 has 11 digits after brackets, dashes and spaces are stripped [5.15]',
    isGroupedNumber,
    ['12345678901', '(123) 45-678901', '[123]-45 678901'],
    ['1234567890', '123456789012', '123.45.678901', '123 45 67890a'],
  ],
  [
    'letters only are letters of any script and the marks of a name [5.10]',
    isLetters,
    ['Asha', 'José Ñúñez', "O'Neil-Smith Jr.", 'अनिता'],
    ['Asha2', 'Asha_', 'a@b'],
  ],
  [
    'alphanumeric is letters, digits, underscore and spaces [5.16]',
    isAlphanumeric,
    ['Grade_10 B', 'x'],
    ['Grade-10', 'é', 'a.b'],
  ],
  [
    'a value that starts with a space is told from one that does not [5.17]',
    startsWithSpace,
    [' a', '\ta'],
    ['a', 'a ', ''],
  ],
  [
    'an integer is digits with an optional minus sign [5.18]',
    isInteger,
    ['0', '42', '-42'],
    ['4.2', '--4', '4-', '+4', ''],
  ],
] as const)('%s', (_rule, holds, valid, invalid) => {
  for (const value of valid) expect([value, holds(value)]).toEqual([value, true]);
  for (const value of invalid) expect([value, holds(value)]).toEqual([value, false]);
});

test('words are counted by splitting on spaces, however many stand between them [5.19]', () => {
  expect(countWords('')).toBe(0);
  expect(countWords('  one  two\nthree ')).toBe(3);
  expect(countWords('well-known, 3.5 things')).toBe(3);
});
