import { instantText, looksLikeFormula, plainCell } from './cell-text';

test.each([
  ['Asia/Kolkata', '2026-11-21 19:35:00'],
  ['America/New_York', '2026-11-21 09:05:00'],
  ['UTC', '2026-11-21 14:05:00'],
  ['Nowhere/Land', '2026-11-21 14:05:00'],
])('an instant is written as the clocks of %s show it [E5.2]', (zone, text) => {
  expect(plainCell({ at: '2026-11-21T14:05:00.123Z' }, instantText(zone))).toBe(text);
});

test('the clocks are those of that day, not of today [E5.2]', () => {
  expect(instantText('Europe/Berlin')('2026-07-01T12:00:00Z')).toBe('2026-07-01 14:00:00');
});

test.each(['=1+1', '+4420', '-3', '@x', '\tx', '\rx', '＝1', '＋1', '－1', '＠x', '\u200b=1', '\u202e\u200b＝1'])(
  '%j would be a formula [E5.2]',
  (text) => expect(looksLikeFormula(text)).toBe(true),
);
test.each(['', 'a=b', '1-2', ' =x', '\u200bx', 'a＝1'])('%j would not [E5.2]', (text) =>
  expect(looksLikeFormula(text)).toBe(false),
);
