import { dayWords, isHalfDay } from './days';

test('every month has three letters in the words of a filter', () =>
  expect(Array.from({ length: 12 }, (_, at) => dayWords(`2026-${String(at + 1).padStart(2, '0')}-20`))).toEqual(
    ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'].map(
      (month) => `20 ${month} 2026`,
    ),
  ));

test('a text that is no day yet is half a day; an empty one is none', () =>
  expect(['05/06', '2026-02-31', '2026-06-05', ' '].map(isHalfDay)).toEqual([true, true, false, false]));
