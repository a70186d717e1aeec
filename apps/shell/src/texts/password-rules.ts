import type { Strength } from '../password/strength';

/** What a password has and lacks while it is typed. */
export const needs = 'Your password must have:';
export const strength: Readonly<Record<Exclude<Strength, 'none'>, string>> = {
  'too weak': 'Strength: too weak',
  fair: 'Strength: fair',
  good: 'Strength: good',
  strong: 'Strength: strong',
};
export const isThere = ', met';
export const isMissing = ', not met';
