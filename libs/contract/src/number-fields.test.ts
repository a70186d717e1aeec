import { object } from 'yup';
import { decimalNumber, wholeNumber } from './number-fields';

const cast = (field: 'seats' | 'marks', value: unknown): unknown => {
  try {
    return (
      object({ seats: wholeNumber('Seats', 1, 5000), marks: decimalNumber('Marks', 0, 1000) }).validateSync({
        [field]: value,
      }) as Record<string, unknown>
    )[field];
  } catch (error) {
    return (error as Error).message;
  }
};

test('a whole number is taken with its thousands separators', () => {
  expect([cast('seats', '1,250'), cast('seats', 1250), cast('seats', ' 7 ')]).toEqual([1250, 1250, 7]);
});
test('a decimal comma never makes a whole number a hundred times as large', () => {
  expect([cast('seats', '12,50'), cast('seats', '1,2,3')]).toEqual(Array(2).fill('Only Numbers are allowed'));
});
test('a number with decimals is taken with a comma or a point', () => {
  expect([cast('marks', '2,5'), cast('marks', '2.5'), cast('marks', 2.5)]).toEqual([2.5, 2.5, 2.5]);
  expect(cast('marks', '2,505')).toBe('Marks is Invalid');
});
