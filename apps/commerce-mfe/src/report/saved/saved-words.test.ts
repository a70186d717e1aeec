import { mailText, peopleText, whenText } from './saved-words';

test.each([
  [{ rhythm: 'weekly', onDay: 1 } as const, 'Mondays, 07:00'],
  [{ rhythm: 'weekly', onDay: 7 } as const, 'Sundays, 07:00'],
  [{ rhythm: 'monthly', onDay: 1 } as const, '1st of the month, 07:00'],
  [{ rhythm: 'monthly', onDay: 12 } as const, '12th of the month, 07:00'],
  [{ rhythm: 'monthly', onDay: 23 } as const, '23rd of the month, 07:00'],
])('the rhythm %j is in words', (rhythm, text) => expect(whenText(rhythm)).toBe(text));

test('more than two people are the first one and a number', () => {
  const named = (...names: readonly string[]) => peopleText(names.map((name) => ({ name })));
  expect(named('Meera Nair', 'Rohan Desai')).toBe('Meera Nair, Rohan Desai');
  expect(named('Meera Nair', 'Rohan Desai', 'Devika Menon')).toBe('Meera Nair and 2 more');
});

test('the last mail has its day, its refusals and their reason', () => {
  const mail = { day: '2026-11-16', state: 'failed', people: 2, failed: 1, error: '550 no such user' } as const;
  expect(mailText(mail)).toEqual({ text: '16 Nov 2026: 1 refused', reason: '550 no such user', isFailed: true });
  expect(mailText({ ...mail, failed: 0 }).text).toBe('16 Nov 2026: not sent');
  expect(mailText(null).text).toBe('Not yet');
});
