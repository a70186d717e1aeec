import type { OfferSlot } from '@lectern/contract/catalog';

/** Weekly slots in one zone. */
export interface Week {
  readonly timeZone: string;
  readonly slots: readonly OfferSlot[];
}

const day = 1440;
const week = 7 * day;
/** Offsets are those of this year: rules of zones hardly ever change. */
const referenceYear = Date.UTC(2026, 0, 1, 12);
const daysOfYear = 365;

const offsetAt = (format: Intl.DateTimeFormat, at: number): number => {
  const name = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours = '0', minutes = '0'] = /GMT([+-])(\d{2}):(\d{2})/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
};

const known = new Map<string, readonly number[]>();
/** The offset of a zone on each day of the reference year, in minutes ahead of UTC. */
const offsetsOf = (timeZone: string): readonly number[] => {
  const before = known.get(timeZone);
  if (before) return before;
  const format = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'longOffset' });
  const offsets = Array.from({ length: daysOfYear }, (_, n) => offsetAt(format, referenceYear + n * 86_400_000));
  known.set(timeZone, offsets);
  return offsets;
};

/** By how much the clocks of two zones differ, in each season that both know together: one difference for zones that change on the same days. */
const differencesOf = (one: string, other: string): readonly number[] => {
  if (one === other) return [0];
  const [ours, theirs] = [offsetsOf(one), offsetsOf(other)];
  return [...new Set(ours.map((offset, n) => offset - (theirs[n] ?? 0)))];
};

const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));
const startOf = ({ weekday, startsAt }: OfferSlot): number => (weekday - 1) * day + minutesOf(startsAt);
const lengthOf = ({ startsAt, endsAt }: OfferSlot): number => minutesOf(endsAt) - minutesOf(startsAt);
const inWeek = (minute: number): number => ((minute % week) + week) % week;

/** Whether two slots share a minute of some week; `difference`: how far the first clock is ahead of the second. */
const meet = (one: OfferSlot, other: OfferSlot, difference: number): boolean => {
  const apart = inWeek(startOf(other) - (startOf(one) - difference));
  return apart < lengthOf(one) || inWeek(-apart) < lengthOf(other);
};

/** The first slot that overlaps an earlier one of the same week; undefined where none does. */
export const ownOverlap = ({ slots }: Pick<Week, 'slots'>): number | undefined => {
  const at = slots.findIndex((slot, index) => slots.slice(0, index).some((earlier) => meet(slot, earlier, 0)));
  return at === -1 ? undefined : at;
};

/** The first slot that overlaps one of another week in any season, compared in UTC; undefined where none does. */
export const overlapWith = (own: Week, other: Week): number | undefined => {
  const differences = differencesOf(own.timeZone, other.timeZone);
  const at = own.slots.findIndex((slot) =>
    other.slots.some((theirs) => differences.some((difference) => meet(slot, theirs, difference))),
  );
  return at === -1 ? undefined : at;
};
