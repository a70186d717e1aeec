import type { Kysely } from 'kysely';
import type { DB } from '../database/schema.generated';
import { lastNames } from './names';
import { random } from './random';

const cities: Readonly<Record<string, readonly [string, string]>> = {
  IN: ['Pune', '411001'],
  NP: ['Kathmandu', '44600'],
  AE: ['Dubai', '00000'],
  US: ['Austin', '78701'],
  GB: ['Leeds', 'LS1 4AP'],
  KE: ['Nairobi', '00100'],
  NG: ['Lagos', '100001'],
};
const genders = ['female', 'male', 'other', 'unsaid'] as const;
const boards = ['CBSE', 'ICSE', 'State board', 'IB', 'Cambridge'] as const;
const schools = [
  'Hill School',
  'Riverside Academy',
  'St Mary High School',
  'Green Valley School',
  'City Public School',
] as const;
const goals = [
  'Ready for the entrance exam in May',
  'Better marks in mathematics',
  'To speak with confidence',
  'A first own program',
  '',
] as const;
const guardians = ['Neha', 'Rajesh', 'Amina', 'Grace', 'Thomas'] as const;
const modes = ['one_to_one', 'batch', 'video'] as const;
const days = [
  [
    { day: 1, from: '17:00', to: '19:00' },
    { day: 6, from: '10:00', to: '12:30' },
  ],
  [{ day: 3, from: '18:00', to: '20:00' }],
  [],
] as const;

const yearsAgo = (years: number, dayOfYear: number): string => {
  const today = new Date();
  return new Date(Date.UTC(today.getUTCFullYear() - years, 0, 1 + dayOfYear)).toISOString().slice(0, 10);
};

/** The values of both steps, by country: columns of the account and of the student. */
export const studentProfiles = () => {
  const { below, pick } = random(20240616);
  return (iso2: string) => {
    const [city, postalCode] = cities[iso2] ?? ['Pune', '411001'];
    const age = 8 + below(14);
    const guardian = age <= 17 && {
      guardianName: `${pick(guardians)} ${pick(lastNames)}`,
      guardianRelation: 'Parent',
      guardianMobileE164: `+9155500${String(10_000 + below(90_000))}`,
    };
    const student = {
      gender: pick(genders),
      dateOfBirth: yearsAgo(age, below(300)),
      addressLine: `${String(1 + below(180))} Station Road`,
      postalCode,
      grade: age < 18 ? `Grade ${String(Math.min(12, Math.max(1, age - 5)))}` : 'College',
      board: pick(boards),
      school: pick(schools),
      goals: pick(goals),
      preferredMode: pick(modes),
      preferredHours: JSON.stringify(days[below(days.length)] ?? []),
      profileStep: 3,
      ...guardian,
    };
    return { city, student };
  };
};

/** One to three skills for each student whose profile is complete: of the last by name, so that the others stay free of use. */
export const seedLearnedSkills = async (db: Kysely<DB>): Promise<void> => {
  const { below } = random(20240617);
  const students = await db.selectFrom('students').select('id').where('profileStep', '=', 3).orderBy('id').execute();
  const skills = await db
    .selectFrom('skills')
    .select(['id', 'categoryId'])
    .where('status', '=', 'active')
    .orderBy('name', 'desc')
    .limit(20)
    .execute();
  const learned = students.flatMap(({ id }) => {
    const first = below(skills.length);
    return skills
      .concat(skills)
      .slice(first, first + 1 + below(3))
      .map((skill, sortOrder) => ({ studentId: id, skillId: skill.id, categoryId: skill.categoryId, sortOrder }));
  });
  await db.insertInto('personSkills').values(learned).execute();
};
