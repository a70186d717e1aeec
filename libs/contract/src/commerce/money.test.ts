import { amountText, fullAmount, fullMoney, moneyText, readAmount, tooFineText } from './money';

const rupee = { code: 'INR', symbol: '₹', exponent: 2 };
const dinar = { code: 'KWD', symbol: 'KD', exponent: 3 };
const yen = { code: 'JPY', symbol: '¥', exponent: 0 };

test('an amount is shown by the digits of its currency, whole amounts without zeros', () => {
  expect([
    moneyText(200_000, rupee),
    moneyText(199_950, rupee),
    moneyText(1250, dinar),
    moneyText(1500, yen),
    moneyText(0, rupee),
  ]).toEqual(['₹2,000', '₹1,999.50', 'KD 1.250', '¥1,500', '₹0']);
  expect([amountText(200_000, rupee), amountText(null, rupee)]).toEqual(['2,000', '']);
});

test('a full amount has two or three digits after the point, and its minus before the symbol', () => {
  const dirham = { code: 'AED', symbol: 'AED', exponent: 2 };
  const nepalese = { code: 'NPR', symbol: 'रू', exponent: 2 };
  expect([
    fullMoney(149_900, rupee),
    fullMoney(0, rupee),
    fullMoney(-7627, rupee),
    fullMoney(5, rupee),
    fullMoney(1200, yen),
    fullMoney(1_234_567_050, dinar),
    fullMoney(5200, dirham),
    fullMoney(-100, nepalese),
    fullMoney(Number.MAX_SAFE_INTEGER, rupee),
  ]).toEqual([
    '₹1,499.00',
    '₹0.00',
    '−₹76.27',
    '₹0.05',
    '¥1,200.00',
    'KWD\u00a01,234,567.050',
    'AED\u00a052.00',
    '−NPR\u00a01.00',
    '₹90,071,992,547,409.91',
  ]);
  expect([fullAmount(-149_900, rupee), fullAmount(1250, dinar)]).toEqual(['−1,499.00', '1.250']);
});

test('a typed amount is read to the smallest unit, never rounded', () => {
  expect([readAmount('2,000', 2), readAmount('12.5', 2), readAmount('1.250', 3), readAmount(' 7 ', 0)]).toEqual([
    200_000, 1250, 1250, 7,
  ]);
  expect([readAmount('12.505', 2), readAmount('1.5', 0)]).toEqual(['too fine', 'too fine']);
  expect([readAmount('five hundred', 2), readAmount('-1', 2), readAmount('', 2), readAmount('1e3', 2)]).toEqual(
    Array(4).fill('not a number'),
  );
});

test('12,50 is twelve and a half, 1,250 is thousands, and what could be two amounts is none', () => {
  expect([
    readAmount('12,50', 2),
    readAmount('1,250', 2),
    readAmount('1,250.50', 2),
    readAmount('1.250,50', 2),
  ]).toEqual([1250, 125_000, 125_050, 125_050]);
  expect([readAmount('12,50', 0), readAmount('1,2,3', 2), readAmount('1.2.3', 2)]).toEqual([
    'too fine',
    'not a number',
    'not a number',
  ]);
  expect([tooFineText(2), tooFineText(0)]).toEqual(['At most 2 digits after the point', 'Enter a whole number']);
});
