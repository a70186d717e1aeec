import { fullMoney } from '@lectern/contract/commerce/money';
import { isDay } from '@lectern/contract/instant';
import { genders, teachingModes, type TrainerDetail, type TrainerRevealable } from '@lectern/contract/people';
import { timeText } from '@lectern/ui-kit';
import { dayText } from '@lectern/ui-kit/day-text';
import type { Block } from '../../detail/Facts';
import * as texts from '../../texts/trainers';

// A date of birth has no zone; a masked one is no date.
const birthText = (day: string | null): string => (day && isDay(day) ? dayText(day) : (day ?? ''));

/** A revealed value as the page shows it. */
export const revealedText = (field: TrainerRevealable, value: string): string =>
  field === 'dateOfBirth' ? birthText(value) : value;

const rateText = (trainer: TrainerDetail): string => {
  const { hourlyRateMinor: minor, hourlyRateCurrency: code, hourlyRateSymbol, hourlyRateExponent: exponent } = trainer;
  if (minor === null || code === null || exponent === null) return '';
  return fullMoney(minor, { code, symbol: hourlyRateSymbol ?? '', exponent });
};

/** What is known of a trainer besides the rows of the parts. */
export const blocksOf = (trainer: TrainerDetail): readonly Block<TrainerRevealable>[] => [
  {
    title: texts.contact,
    facts: [
      [texts.email, trainer.email ?? '', 'email'],
      [texts.mobile, trainer.mobile ?? '', 'mobile'],
      [texts.country, trainer.countryName ?? ''],
    ],
  },
  {
    title: texts.teaching,
    facts: [
      [texts.headline, trainer.headline],
      [texts.years, trainer.experienceYears ? String(trainer.experienceYears) : ''],
      [texts.modes, trainer.teachingModes.map((mode) => teachingModes[mode]).join(', ')],
      [texts.rate, rateText(trainer)],
      [texts.agency, trainer.agencyName ?? ''],
    ],
  },
  {
    title: texts.personAndAddress,
    facts: [
      [texts.dateOfBirth, birthText(trainer.dateOfBirth), 'dateOfBirth'],
      [texts.gender, trainer.gender ? genders[trainer.gender] : ''],
      [texts.address, trainer.addressLine, 'addressLine'],
      [texts.city, trainer.city],
      [texts.postalCode, trainer.postalCode, 'postalCode'],
    ],
  },
  {
    title: texts.account,
    facts: [[texts.lastSignIn, trainer.lastLoginAt ? timeText(trainer.lastLoginAt) : texts.never]],
  },
];
