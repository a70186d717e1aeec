/** The scale of a rate: numeric(20,8) as a whole number. */
const rateDigits = 8;

/** A rate as PostgreSQL writes it ('83.20000000'), times 10^8, exactly. */
const scaled = (rate: string): bigint => {
  const [whole = '0', fraction = ''] = rate.split('.');
  return BigInt(whole + fraction.padEnd(rateDigits, '0').slice(0, rateDigits));
};

/** `a ÷ b` as a whole number, half away from zero; `b` is positive. */
export const divideRounded = (a: bigint, b: bigint): bigint =>
  a < 0n ? -divideRounded(-a, b) : (2n * a + b) / (2n * b);

/** A currency with its rupees per unit; of INR itself '1'. */
export interface Rated {
  readonly exponent: number;
  readonly rate: string;
}

/**
 * An amount in minor units of `to`: times the rate of `from`, divided by the rate of `to`. It is
 * rounded once, half away from zero. INR is divided by the other rate; another currency is multiplied by its own.
 */
export const convertMinor = (minor: number, from: Rated, to: Rated, digits = to.exponent): number =>
  Number(
    divideRounded(
      BigInt(minor) * scaled(from.rate) * 10n ** BigInt(digits),
      scaled(to.rate) * 10n ** BigInt(from.exponent),
    ),
  );
