import type { ListField } from '@lectern/contract/wire';
import * as texts from '../texts/units';

/** A unit that people type and read, and how many of the wire's it holds. */
export interface Unit {
  readonly label: string;
  /** Behind a number: '90 min'. */
  readonly short: string;
  readonly size: number;
}

const none: readonly Unit[] = [];
const units: Readonly<Record<NonNullable<ListField['unit']>, readonly Unit[]>> = {
  currency: [{ ...texts.ownCurrency, size: 1 }],
  seconds: [
    { ...texts.minutes, size: 60 },
    { ...texts.hours, size: 3600 },
  ],
  bytes: [
    { ...texts.kilobytes, size: 1024 },
    { ...texts.megabytes, size: 1024 ** 2 },
  ],
};

/** The units that a field is filtered in, the smallest first; none where its numbers are plain. */
export const unitsOf = (field: ListField | undefined): readonly Unit[] => (field?.unit ? units[field.unit] : none);

const round = (value: number): number => Number(value.toFixed(2));
/** At least one of the unit, with one digit after the point at most. */
const fits = (value: string, { size }: Unit): boolean => Number(value) >= size && (Number(value) * 10) % size === 0;

/** The largest unit in which each of these values of the wire is short; else the smallest. */
export const unitFor = (all: readonly Unit[], values: readonly string[]): Unit | undefined =>
  all.findLast((unit) => values.length > 0 && values.every((value) => fits(value, unit))) ?? all[0];

const converted = (text: string, by: (value: number) => number): string => {
  const value = Number(text);
  return text.trim() === '' || Number.isNaN(value) ? text : String(by(value));
};

/** A value of the wire as a person types it in this unit: '5400' is '1.5' hours. */
export const inUnit = (value: string, unit: Unit | undefined): string =>
  unit === undefined || unit.size === 1 ? value : converted(value, (number) => round(number / unit.size));

/** A typed number of this unit as on the wire: a whole number of the smaller unit. */
export const onWire = (typed: string, unit: Unit | undefined): string =>
  unit === undefined || unit.size === 1 ? typed : converted(typed, (number) => Math.round(number * unit.size));
