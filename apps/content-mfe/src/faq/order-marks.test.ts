import { marksOf, withMarks } from './order-marks';

const page = [{ id: 1 }, { id: 2 }];

test('the box of a page tells whether none, some or all of it are marked', () => {
  expect([
    marksOf(page, {}),
    marksOf(page, { 1: true, 9: true }),
    marksOf(page, { 1: true, 2: true }),
    marksOf([], {}),
  ]).toEqual(['none', 'some', 'all', 'none']);
});

test('marking one page leaves the marks of the others', () => {
  expect(withMarks({ 9: true }, page, true)).toEqual({ 1: true, 2: true, 9: true });
  expect(withMarks({ 1: true, 9: true }, page, false)).toEqual({ 9: true });
});
