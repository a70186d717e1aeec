import { readDate, writtenDate } from './date-words';

test('a day is read however it is written, the day before the month', () => {
  const written = ['3/7/2026', '03.07.2026', '03072026', '3 Jul 2026', '03-july-2026', ' 2026-07-03 '];
  expect(written.map(readDate)).toEqual(written.map(() => '2026-07-03'));
});

test('what is no day is not read', () => {
  const texts = ['', '3/7', '3/7/26', '31/2/2026', '3 Foo 2026', '2026-13-01', '13/13/2026', 'soon'];
  expect(texts.map(readDate)).toEqual(texts.map(() => undefined));
});

test('a day is shown as dd/mm/yyyy, and an unfinished text as it was typed', () =>
  expect(['2026-07-03', '3/7', ''].map(writtenDate)).toEqual(['03/07/2026', '3/7', '']));
