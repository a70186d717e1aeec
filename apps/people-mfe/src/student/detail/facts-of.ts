import type { OwnProfile, StudentDetail } from '@lectern/contract/people';
import { dateText, timeText } from '@lectern/ui-kit';
import { genderWords, hoursText, leadWord, modeWords, sourceWords } from '../words';

/** A fact's name and its words; empty where nothing was given. */
export type Fact = readonly [label: string, value: string];
export interface Block {
  readonly title: string;
  readonly facts: readonly Fact[];
}

// A day of birth has no zone; what is masked is no day.
const birthText = (day: string | null): string => (day && /^\d{4}-/.test(day) ? dateText(`${day}T12:00:00`) : (day ?? ''));

export const contactOf = ({ email, mobile, guardianName }: StudentDetail): Block => ({ title: 'Contact', facts: [['E-mail', email ?? ''], ['Mobile', mobile ?? ''], ['Guardian', guardianName]] });

/** Everything that was written of a student, block by block. */
export const blocksOf = (student: OwnProfile): readonly Block[] => {
  const { email, mobile, countryName, gender, dateOfBirth, addressLine, city, postalCode, guardianName, guardianRelation, guardianMobile, guardianEmail, grade, board, school, goals, preferredMode, preferredHours } = student;
  return [
    { title: 'Contact', facts: [['E-mail', email ?? ''], ['Mobile', mobile ?? ''], ['Country', countryName ?? '']] },
    { title: 'Person and address', facts: [['Date of birth', birthText(dateOfBirth)], ['Gender', gender ? genderWords[gender] : ''], ['Address', addressLine], ['City', city], ['Postal code', postalCode]] },
    { title: 'Guardian', facts: [['Name', guardianName], ['Relation', guardianRelation], ['Mobile', guardianMobile ?? ''], ['E-mail', guardianEmail ?? '']] },
    {
      title: 'Learning',
      facts: [['Grade', grade], ['Board', board], ['School', school], ['Goals', goals], ['Way of learning', preferredMode ? modeWords[preferredMode] : ''], ['Hours with time', preferredHours.map(hoursText).join('\n')]],
    },
  ];
};

/** The figures below a student's name. */
export const figuresOf = ({ leadState, profileStep, lastLoginAt, source, createdByName, createdAt }: StudentDetail): readonly Fact[] => [
  ['Lead', leadWord(leadState)],
  ['Profile', profileStep >= 3 ? 'Complete' : 'Skills are missing'],
  ['Last sign-in', lastLoginAt ? timeText(lastLoginAt) : 'Never'],
  [sourceWords[source] ?? 'Added', [dateText(createdAt), createdByName].filter(Boolean).join(', ')],
];

/** One line that tells who it is: 'No. 11 · Pune, India'. */
export const identityOf = ({ id, city, countryName, grade }: StudentDetail): string => [`No. ${id}`, [city, countryName].filter(Boolean).join(', '), grade].filter(Boolean).join(' · ');

/** Up to two letters that stand for a name. */
export const initialsOf = ({ firstName, lastName }: Pick<StudentDetail, 'firstName' | 'lastName'>): string => [firstName, lastName].map((name) => [...name.trim()][0] ?? '').join('').toUpperCase();
