import { isDay } from '@lectern/contract/instant';
import {
  genders,
  leadStates,
  preferredModes,
  type OwnProfile,
  type RevealableField,
  type StudentDetail,
} from '@lectern/contract/people';
import { dateText, timeText } from '@lectern/ui-kit';
import { dayText } from '@lectern/ui-kit/day-text';
import type { Block as BlockOf, Fact as FactOf } from '../../detail/Facts';
import { hoursText } from '../words';
import * as blocks from '../../texts/blocks';
import * as texts from '../../texts/detail';
import * as facts from '../../texts/facts';
import { addedText } from '../../texts/words';

export type Fact = FactOf<RevealableField>;
export type Block = BlockOf<RevealableField>;

// A date of birth has no zone; a masked one is no date.
const birthText = (day: string | null): string => (day && isDay(day) ? dayText(day) : (day ?? ''));

export const contactOf = ({ email, mobile, guardianName }: StudentDetail): Block => ({
  title: blocks.contact,
  facts: [
    [facts.email, email ?? ''],
    [facts.mobile, mobile ?? ''],
    [facts.guardian, guardianName],
  ],
});

/** All data of a student, block by block. */
export const blocksOf = (student: OwnProfile): readonly Block[] => {
  const {
    email,
    mobile,
    countryName,
    gender,
    dateOfBirth,
    addressLine,
    city,
    postalCode,
    guardianName,
    guardianRelation,
    guardianMobile,
    guardianEmail,
    grade,
    board,
    school,
    goals,
    preferredMode,
    preferredHours,
  } = student;
  return [
    {
      title: blocks.contact,
      facts: [
        [facts.email, email ?? '', 'email'],
        [facts.mobile, mobile ?? '', 'mobile'],
        [facts.country, countryName ?? ''],
      ],
    },
    {
      title: facts.personAndAddress,
      facts: [
        [facts.dateOfBirth, birthText(dateOfBirth), 'dateOfBirth'],
        [facts.gender, gender ? genders[gender] : ''],
        [facts.address, addressLine, 'addressLine'],
        [facts.city, city],
        [facts.postalCode, postalCode, 'postalCode'],
      ],
    },
    {
      title: facts.guardian,
      facts: [
        [facts.name, guardianName],
        [facts.guardianRelation, guardianRelation],
        [facts.mobile, guardianMobile ?? '', 'guardianMobile'],
        [facts.email, guardianEmail ?? '', 'guardianEmail'],
      ],
    },
    {
      title: blocks.learning,
      facts: [
        [facts.grade, grade],
        [facts.board, board],
        [facts.school, school],
        [facts.goals, goals],
        [facts.wayOfLearning, preferredMode ? preferredModes[preferredMode] : ''],
        [facts.hours, preferredHours.map(hoursText).join('\n')],
      ],
    },
  ];
};

/** A revealed value as the page shows it. */
export const revealedText = (field: RevealableField, value: string): string =>
  field === 'dateOfBirth' ? birthText(value) : value;

/** The key figures below a student's name. */
export const figuresOf = ({
  leadState,
  salesUserName,
  instituteName,
  profileStep,
  lastLoginAt,
  source,
  createdByName,
  createdAt,
}: StudentDetail): readonly Fact[] => [
  [facts.lead, leadStates[leadState]],
  [facts.owner, salesUserName ?? facts.noValue],
  [facts.institute, instituteName ?? facts.noValue],
  [texts.profile, profileStep >= 3 ? texts.complete : texts.skillsMissing],
  [texts.lastSignIn, lastLoginAt ? timeText(lastLoginAt) : texts.never],
  [facts.added, addedText(source, dateText(createdAt), createdByName)],
];

/** One line that tells who it is: 'Student ID 11 · Pune, India'. */
export const identityOf = ({ id, city, countryName, grade }: StudentDetail): string =>
  [texts.numberOf(id), [city, countryName].filter(Boolean).join(', '), grade].filter(Boolean).join(' · ');
