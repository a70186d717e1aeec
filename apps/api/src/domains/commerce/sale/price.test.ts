import { settled, totalOf } from './price';

const taxedAt18 = { taxIncluded: true, rateBp: 1800, step: 1 };

test('tax that is included leaves the price as it is', () =>
  expect(totalOf({ listMinor: 99_900, discountMinor: 49_950, ...taxedAt18 })).toBe(49_950));

test('tax on top is added before rounding', () =>
  expect(totalOf({ listMinor: 99_900, discountMinor: 0, ...taxedAt18, taxIncluded: false })).toBe(117_882));

test('M55: 12.5 % off KWD 1.250 is charged 1.090, with a discount of 0.160', () => {
  const total = totalOf({ listMinor: 1250, discountMinor: 156, taxIncluded: true, rateBp: 0, step: 10 });
  expect(total).toBe(1090);
  expect(settled({ listMinor: 1250, discountMinor: 156 }, total, 0)).toEqual({ listMinor: 1250, discountMinor: 160 });
});

test('M55: KWD 5.541 without a discount is charged 5.540, and its list price is that', () => {
  const total = totalOf({ listMinor: 5541, discountMinor: 0, taxIncluded: true, rateBp: 0, step: 10 });
  expect(settled({ listMinor: 5541, discountMinor: 0 }, total, 0)).toEqual({ listMinor: 5540, discountMinor: 0 });
});

test('total = list − discount + tax on top, over steps, rates and discounts', () => {
  for (const step of [1, 10])
    for (const rateBp of [0, 500, 1800, 2800])
      for (const taxIncluded of [true, false])
        for (let listMinor = 1; listMinor < 200_000; listMinor += 7919)
          for (const discountMinor of [0, 1, Math.floor(listMinor / 3), listMinor]) {
            const total = totalOf({ listMinor, discountMinor, taxIncluded, rateBp, step });
            const onTop = taxIncluded ? 0 : Math.round((total * rateBp) / (10_000 + rateBp));
            const parts = settled({ listMinor, discountMinor }, total, onTop);
            expect(parts.listMinor - parts.discountMinor + onTop).toBe(total);
            expect(total % step).toBe(0);
            expect(parts.discountMinor).toBeGreaterThanOrEqual(0);
          }
});
