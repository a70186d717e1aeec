import { servedCurrencies } from './provider-switch';

const of = (id: number, isDefault: boolean, currencies: readonly string[], values: object = {}) => ({
  id,
  code: 'stripe' as const,
  mode: 'live' as const,
  active: true,
  isDefault,
  currencies: [...currencies],
  ...values,
});

test('the default serves all its currencies, another one those that nobody before it takes', () => {
  const stripe = of(1, false, ['INR', 'USD', 'GBP']);
  const razorpay = of(2, true, ['INR']);
  const third = of(3, false, ['GBP', 'AED']);
  const all = [stripe, razorpay, third];
  expect(all.map((each) => servedCurrencies(each, all))).toEqual([['USD', 'GBP'], ['INR'], ['AED']]);
});

test('a provider that is off, is of the other mode or takes money by hand serves no currency', () => {
  const others = [
    of(1, false, ['USD'], { active: false }),
    of(2, false, ['USD'], { mode: 'test' }),
    of(3, false, ['USD'], { code: 'manual' }),
  ];
  const all = [...others, of(4, true, ['INR'])];
  expect(others.map((each) => servedCurrencies(each, all))).toEqual([[], [], []]);
});
