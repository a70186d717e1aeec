import { isDay } from '@lectern/contract/instant';
import {
  genders,
  leadStates,
  mergeableFields,
  preferredModes,
  type MergeableField,
  type StudentDetail,
} from '@lectern/contract/people';
import { dayText } from '@lectern/ui-kit/day-text';
import { hoursText } from '../words';

const lines = (...parts: readonly (string | null | undefined)[]): string => parts.filter(Boolean).join('\n');
const birthText = (day: string | null): string => (day && isDay(day) ? dayText(day) : (day ?? ''));

/** The value of a field in words; empty where the student has none. */
const shownAs: Readonly<Record<MergeableField, (student: StudentDetail) => string>> = {
  name: ({ name }) => name,
  email: ({ email }) => email ?? '',
  country: ({ countryName }) => countryName ?? '',
  dateOfBirth: ({ dateOfBirth }) => birthText(dateOfBirth),
  gender: ({ gender }) => (gender ? genders[gender] : ''),
  address: ({ addressLine, postalCode, city }) => lines(addressLine, [postalCode, city].filter(Boolean).join(' ')),
  guardian: ({ guardianName, guardianRelation, guardianMobile, guardianEmail }) =>
    lines(guardianName, guardianRelation, guardianMobile, guardianEmail),
  owner: ({ salesUserName }) => salesUserName ?? '',
  institute: ({ instituteName }) => instituteName ?? '',
  leadState: ({ leadState }) => leadStates[leadState],
  grade: ({ grade }) => grade,
  board: ({ board }) => board,
  school: ({ school }) => school,
  goals: ({ goals }) => goals,
  preferredMode: ({ preferredMode }) => (preferredMode ? preferredModes[preferredMode] : ''),
  preferredHours: ({ preferredHours }) => preferredHours.map(hoursText).join('\n'),
};

export interface Difference {
  readonly field: MergeableField;
  readonly label: string;
  readonly kept: string;
  readonly merged: string;
}

/** What the two students differ in, in the order of the form. */
export const differences = (kept: StudentDetail, merged: StudentDetail): Difference[] =>
  (Object.keys(mergeableFields) as MergeableField[])
    .map((field) => ({
      field,
      label: mergeableFields[field],
      kept: shownAs[field](kept),
      merged: shownAs[field](merged),
    }))
    .filter((each) => each.kept !== each.merged);

/** What is taken from the duplicate unless the person says otherwise: whatever the student to keep does not have. */
export const proposed = (found: readonly Difference[]): MergeableField[] =>
  found.filter(({ kept }) => kept === '').map(({ field }) => field);
