import { isPassword } from '@lectern/contract/platform/passwords';

export type Strength = 'none' | 'too weak' | 'fair' | 'good' | 'strong';

const kinds = (value: string): number => new Set(value).size;

/** How hard a password is to guess, for the person who chooses it: below the rule always too weak, above it by length and variety. */
export const strengthOf = (value: string): Strength => {
  if (value === '') return 'none';
  if (!isPassword(value)) return 'too weak';
  if (value.length >= 16 && kinds(value) >= 10) return 'strong';
  return value.length >= 12 && kinds(value) >= 8 ? 'good' : 'fair';
};
