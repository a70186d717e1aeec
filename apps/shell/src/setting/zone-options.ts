import type { TimeZoneRow } from '@lectern/contract/platform/setting';
import * as texts from '../texts/general';

const two = (number: number): string => String(number).padStart(2, '0');

/** '+05:30' for 330 minutes. */
export const offsetText = (minutes: number): string =>
  `${minutes < 0 ? '−' : '+'}${two(Math.floor(Math.abs(minutes) / 60))}:${two(Math.abs(minutes) % 60)}`;

/** The zones to choose from, from west to east; the chosen one is there although nobody may choose it any more. */
export const zoneOptions = (
  zones: readonly TimeZoneRow[],
  chosen: string,
): readonly { readonly value: string; readonly label: string }[] =>
  zones
    .filter(({ name, active }) => active || name === chosen)
    .toSorted((one, other) => one.offset - other.offset || one.name.localeCompare(other.name))
    .map(({ name, offset }) => ({ value: name, label: texts.zoneOption(name, offsetText(offset)) }));
