import { array, number, object, string, type InferType } from 'yup';
import { day, ifDay } from '../day-field';
import { alphanumericText, emailText, id, mobileText, required, text } from '../fields';
import { isDay } from '../instant';
import { messages, say } from '../messages';
import { choiceField } from '../records';

export const genders = { female: 'Female', male: 'Male', other: 'Other', unsaid: 'Prefers not to say' } as const;
export type Gender = keyof typeof genders;
export const preferredModes = { one_to_one: 'One to one', batch: 'Group batch', video: 'Video courses' } as const;
export type PreferredMode = keyof typeof preferredModes;

export const maxSkills = 20;
export const maxHours = 21;

const invalid = (field: string): string => say(messages.invalid, { field });
const isoDay = /^\d{4}-\d{2}-\d{2}$/;

const yearsBefore = (today: Date, years: number): string => {
  const day = new Date(Date.UTC(today.getUTCFullYear() - years, today.getUTCMonth(), today.getUTCDate()));
  return day.toISOString().slice(0, 10);
};

/** A day of birth from 3 to 100 years ago, as `2014-05-31`. */
export const isBirthDate = (birth: string, today: Date): boolean =>
  isDay(birth) && birth <= yearsBefore(today, 3) && birth >= yearsBefore(today, 100);

/** A student under 16 has a guardian with a name and a mobile number. */
export const needsGuardian = (dateOfBirth: string | null | undefined, today: Date): boolean =>
  Boolean(dateOfBirth) && isoDay.test(dateOfBirth ?? '') && (dateOfBirth ?? '') > yearsBefore(today, 16);

/** The fields of the first step besides name, country, number and address; null empties. */
export const personFields = {
  dateOfBirth: day('Date of birth').test(
    'birth',
    invalid('Date of birth'),
    ifDay((value) => isBirthDate(value, new Date())),
  ),
  gender: choiceField('Gender', genders).nullable(),
  addressLine: text('Address', { max: 300 }),
  city: text('City', { max: 80 }),
  postalCode: text('Postal code', { max: 20 }),
  guardianName: text('Guardian’s name', { max: 120 }),
  guardianRelation: text('Relation', { max: 60 }),
  guardianMobile: mobileText('Guardian’s mobile').nullable(),
  guardianEmail: emailText('Guardian’s e-mail').nullable(),
};

const minutes = /^([01]\d|2[0-3]):[0-5]\d$/;
/** Hours of one week's day, 1 = Monday, in which the student has time. */
export const hoursOfDay = object({
  day: number()
    .label('Day')
    .integer()
    .min(1, invalid('Day'))
    .max(7, invalid('Day'))
    .required(say(messages.required, { field: 'Day' })),
  from: string()
    .label('From')
    .matches(minutes, { message: invalid('From'), excludeEmptyString: true })
    .required(say(messages.required, { field: 'From' })),
  to: string()
    .label('To')
    .matches(minutes, { message: invalid('To'), excludeEmptyString: true })
    .required(say(messages.required, { field: 'To' }))
    .test('after', invalid('To'), (to, { parent }) => !to || to > ((parent as { from?: string }).from ?? '')),
});
export type Hours = InferType<typeof hoursOfDay>;

/** The first of these hours that overlaps with others of its day; -1 when none does. */
export const overlappingHours = (hours: readonly Partial<Hours>[]): number =>
  hours.findIndex((one, at) =>
    hours.some(
      (other, before) =>
        before < at &&
        one.day === other.day &&
        (one.from ?? '') < (other.to ?? '') &&
        (other.from ?? '') < (one.to ?? ''),
    ),
  );

const grade = () => required(alphanumericText('Grade', { max: 60 }));
/** What the second step holds: what the student wants to learn, and when. */
export const learningFields = {
  grade: grade(),
  board: alphanumericText('Board', { max: 60 }),
  school: text('School', { max: 120 }),
  goals: text('Goals', { max: 2000 }),
  skillIds: array()
    .of(id('Skill'))
    .label('Skills')
    .min(1, say(messages.required, { field: 'Skills' }))
    .max(maxSkills, invalid('Skills'))
    .test('twice', invalid('Skills'), (ids) => new Set(ids).size === (ids?.length ?? 0))
    .required(say(messages.required, { field: 'Skills' })),
  preferredMode: choiceField('Preferred format', preferredModes).nullable(),
  preferredHours: array()
    .of(hoursOfDay)
    .label('Hours')
    .max(maxHours, invalid('Hours'))
    .test('overlap', invalid('Hours'), (hours, context) => {
      // yup asks this test of wrong elements, too, and refuses them by itself.
      const at = overlappingHours((hours ?? []).map((each: Hours | null) => each ?? {}));
      return at < 0 || context.createError({ path: `${context.path}[${at}].from`, message: invalid('Hours') });
    }),
};

/** As `learningFields`, of one who has grade and skills: what is absent stays. */
export const learningChanges = {
  ...learningFields,
  grade: grade().optional(),
  skillIds: learningFields.skillIds.optional(),
};

/** A skill as a student's profile names it. */
export const learnedSkill = object({ id: id(), name: string().required(), categoryName: string().required() });
