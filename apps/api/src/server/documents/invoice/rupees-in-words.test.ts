import { rupeesInWords } from './rupees-in-words';

test('a sum in rupees is written in words, with lakh and crore', () => {
  expect(
    [514_676, 99_900, 0, 5, 100_000, 100_500, 10_000_000, 12_345_678_901, -100_000, 1_000_001_00, 111_119].map(
      rupeesInWords,
    ),
  ).toEqual([
    'Rupees five thousand one hundred and forty-six and seventy-six paise only.',
    'Rupees nine hundred and ninety-nine only.',
    'Rupees zero only.',
    'Rupees zero and five paise only.',
    'Rupees one thousand only.',
    'Rupees one thousand and five only.',
    'Rupees one lakh only.',
    'Rupees twelve crore thirty-four lakh fifty-six thousand seven hundred and eighty-nine and one paise only.',
    'Minus rupees one thousand only.',
    'Rupees ten lakh and one only.',
    'Rupees one thousand one hundred and eleven and nineteen paise only.',
  ]);
});
