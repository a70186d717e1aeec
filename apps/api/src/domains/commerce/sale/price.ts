import { divideRounded } from '../../platform/currency/convert';

/** The terms of a price. Amounts are minor units; `step` is what the provider charges in, `rateBp` the sum of all tax rates. */
interface Terms {
  readonly listMinor: number;
  readonly discountMinor: number;
  readonly taxIncluded: boolean;
  readonly rateBp: number;
  readonly step: number;
}

/** The total to charge: list less discount, with tax on top unless it is included. It is rounded to the provider's step (H2). */
export const totalOf = ({ listMinor, discountMinor, taxIncluded, rateBp, step }: Terms): number => {
  const net = BigInt(listMinor - discountMinor);
  const [sum, by] = taxIncluded ? [net, 1n] : [net * BigInt(10_000 + rateBp), 10_000n];
  return Number(divideRounded(sum, by * BigInt(step)) * BigInt(step));
};

/** The parts of a price that add up: total = list − discount + tax on top. */
interface Parts {
  readonly listMinor: number;
  readonly discountMinor: number;
}

/** Puts the difference of rounding into the discount where that is large enough, else into the list price (H2). */
export const settled = ({ listMinor, discountMinor }: Parts, totalMinor: number, taxOnTopMinor: number): Parts => {
  const difference = totalMinor - taxOnTopMinor - (listMinor - discountMinor);
  return discountMinor > 0 && discountMinor - difference >= 0
    ? { listMinor, discountMinor: discountMinor - difference }
    : { listMinor: listMinor + difference, discountMinor };
};
