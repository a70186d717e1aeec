import { readAmount } from '@lectern/contract/commerce/money';
import * as texts from '../texts/number';

/** A typed number as it is written here: '12000' becomes '12,000'. Undefined where it can't be read, so that the typed text stays. */
export const tidyNumber = (typed: string, digits: number): string | undefined => {
  const read = readAmount(typed, digits);
  return typeof read === 'number'
    ? (read / 10 ** digits).toLocaleString('en-GB', { maximumFractionDigits: digits })
    : undefined;
};

const written = (value: number): string => value.toLocaleString('en-GB');

/** The limits of a number in words; nothing where it has none. */
export const limitsText = (min: number | undefined, max: number | undefined): string | undefined => {
  if (min !== undefined && max !== undefined) return texts.between(written(min), written(max));
  if (min !== undefined) return texts.atLeast(written(min));
  return max === undefined ? undefined : texts.atMost(written(max));
};
