import { discountText, percentText, usesText } from './words';
import { rowOf } from './testing';

const rupees = rowOf().amounts[0]!;

test('a discount is shown in its first currency, with its maximum', () => {
  expect(discountText(rowOf())).toBe('15%, up to ₹500');
  expect(discountText(rowOf({ amounts: [{ ...rupees, capMinor: null }] }))).toBe('15%');
  expect(
    discountText(rowOf({ discountKind: 'flat', percentBp: null, amounts: [{ ...rupees, flatMinor: 25_050 }] })),
  ).toBe('₹250.50');
  expect(
    discountText(
      rowOf({
        discountKind: 'flat',
        percentBp: null,
        amounts: [
          { ...rupees, flatMinor: 25_000 },
          { ...rupees, currency: 'USD', flatMinor: 300 },
        ],
      }),
    ),
  ).toBe('₹250 and 1 more');
});

test('percentages have two digits at most', () => {
  expect([percentText(1), percentText(1250), percentText(10_000)]).toEqual(['0.01%', '12.5%', '100%']);
});

test('uses include reservations, and show the limit if there is one', () => {
  expect(usesText({ reserved: 3, used: 46, totalLimit: 50 })).toBe('49 of 50');
  expect(usesText({ reserved: 0, used: 1200, totalLimit: null })).toBe('1,200');
});
