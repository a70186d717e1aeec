/** Digits after the point of one currency: ours, and those of the provider. */
export interface Scale {
  readonly ours: number;
  readonly theirs: number;
}

export type Scales = Readonly<Record<string, Scale>>;

const shifted = (amount: number, digits: number): number =>
  digits >= 0 ? amount * 10 ** digits : Math.round(amount / 10 ** -digits);

/** Our minor units in the provider's: the same in most currencies. Stripe takes ISK in hundredths and MGA in whole units. */
export const toTheirs = (scales: Scales, currency: string, minor: number): number => {
  const { ours, theirs } = scales[currency] ?? { ours: 0, theirs: 0 };
  return shifted(minor, theirs - ours);
};

/** The provider's amount in our minor units. */
export const toOurs = (scales: Scales, currency: string, amount: number): number => {
  const { ours, theirs } = scales[currency] ?? { ours: 0, theirs: 0 };
  return shifted(amount, ours - theirs);
};
