import { sql, type Kysely } from 'kysely';
import type { DB } from '../database/schema.generated';
import { firstNames, lastNames } from './names';
import { random } from './random';
import { seedLearnedSkills, studentProfiles } from './student-profiles';

/** How many students the demo has besides the one whose sign-in is printed. */
export const demoStudents = 60;
const months = 18;

// Numbers that no operator has given out, where the country keeps such; the last four digits tell people apart.
const countries = [
  { iso2: 'IN', prefix: '55500 0', dial: '+91' },
  { iso2: 'NP', prefix: '980000 ', dial: '+977' },
  { iso2: 'AE', prefix: '50000 ', dial: '+971' },
  { iso2: 'US', prefix: '555010 ', dial: '+1' },
  { iso2: 'GB', prefix: '770090 ', dial: '+44' },
  { iso2: 'KE', prefix: '70000 ', dial: '+254' },
  { iso2: 'NG', prefix: '800000 ', dial: '+234' },
] as const;
const leads = ['new', 'new', 'contacted', 'contacted', 'demo', 'lapsed', 'lost'] as const;

/**
 * Students of seven countries over 18 months, in every state but enrolled, which takes a membership: two pairs share a number,
 * every twentieth is blocked, two are deleted, two of three have a full profile. Uses its own draw, so that what other seeds draw stays the same.
 */
export const seedStudents = async (db: Kysely<DB>): Promise<void> => {
  const { below, pick } = random(20240615);
  const known = await db
    .selectFrom('countries')
    .select(['id', 'iso2'])
    .where(
      'iso2',
      'in',
      countries.map(({ iso2 }) => iso2),
    )
    .execute();
  const { id: createdBy } = await db
    .selectFrom('users')
    .select('id')
    .where('roleId', '=', 4)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const sales = await db
    .selectFrom('users')
    .select('id')
    .where('roleId', '=', 4)
    .where('deletedAt', 'is', null)
    .orderBy('id')
    .execute();
  const institutes = await db
    .selectFrom('institutes')
    .select('id')
    .where('status', '=', 'active')
    .orderBy('id')
    .execute();
  // One of three has no owner yet, and one of three comes from an institute.
  const placesOf = (number: number) => ({
    salesUserId: number % 3 === 0 ? null : (sales[number % sales.length]?.id ?? null),
    instituteId: number % 3 === 1 ? (institutes[number % institutes.length]?.id ?? null) : null,
  });
  const profileOf = studentProfiles();
  const drawn = Array.from({ length: demoStudents }, (_, index) => {
    const [firstName, lastName, country] = [
      pick(firstNames),
      pick(lastNames),
      countries[below(countries.length)] ?? countries[0],
    ];
    return {
      firstName,
      lastName,
      country,
      number: 1000 + index,
      lead: leads[below(leads.length)] ?? 'new',
      profile: index % 3 === 1 ? undefined : profileOf(country.iso2),
      minutes: Math.floor((index * months * 30 * 1440) / demoStudents) + below(1440),
    };
  });
  for (const second of [11, 37])
    Object.assign(drawn[second] ?? {}, {
      country: drawn[second - 1]?.country,
      number: drawn[second - 1]?.number,
      lastName: drawn[second - 1]?.lastName,
    });
  const made = (minutes: number) => sql<string>`now() - make_interval(mins => ${minutes})`;
  const accounts = await db
    .insertInto('users')
    .values(
      drawn.map(({ firstName, lastName, country, number, profile, minutes }, index) => {
        const slug = `${firstName} ${lastName} ${index + 1}`
          .normalize('NFD')
          .replace(/\p{M}/gu, '')
          .toLowerCase()
          .replace(/[^a-z0-9]+/g, '-');
        const countryId = known.find(({ iso2 }) => iso2 === country.iso2)?.id ?? null;
        const mobileTyped = country.prefix + String(number);
        const blocked = index % 20 === 7;
        return {
          roleId: 15,
          status: blocked ? 'blocked' : 'active',
          blockedAt: blocked ? made(60) : null,
          blockReason: blocked ? 'Asked for a pause' : null,
          firstName,
          lastName,
          email: index % 9 === 4 ? null : `${slug}@example.com`,
          slug,
          countryId,
          mobileCountryId: countryId,
          city: profile?.city ?? null,
          mobileTyped,
          mobileE164: country.dial + mobileTyped.replace(/ /g, ''),
          createdBy,
          createdAt: made(minutes),
          updatedAt: made(minutes),
          deletedAt: index === 20 || index === 41 ? made(1440) : null,
        };
      }),
    )
    .returning(['id', 'createdAt', 'deletedAt', 'slug'])
    .execute();
  const drawnOf = (slug: string) => drawn[Number(slug.split('-').at(-1)) - 1];
  await db
    .insertInto('students')
    .values(
      accounts.map(({ id, createdAt, deletedAt, slug }) => ({
        userId: id,
        leadState: drawnOf(slug)?.lead ?? 'new',
        ...placesOf(Number(slug.split('-').at(-1))),
        ...drawnOf(slug)?.profile?.student,
        createdAt,
        updatedAt: deletedAt ?? createdAt,
        deletedAt,
      })),
    )
    .execute();
  const { id: userId } = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'student@example.com')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('students')
    .values({ userId, source: 'self', leadState: 'contacted', ...profileOf('IN').student })
    .execute();
  await seedLearnedSkills(db);
};
