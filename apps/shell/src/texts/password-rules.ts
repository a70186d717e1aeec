import type { Strength } from '../password/strength';

/** What a password has and lacks while it is typed. */
export const needs = 'A password needs:';
export const strength: Readonly<Record<Exclude<Strength, 'none'>, string>> = {
  'too weak': 'Strength: too weak',
  fair: 'Strength: fair',
  good: 'Strength: good',
  strong: 'Strength: strong',
};
export const isThere = ', there';
export const isMissing = ', missing';
