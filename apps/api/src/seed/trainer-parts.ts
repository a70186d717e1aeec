import { sql, type Kysely } from 'kysely';
import type { DB } from '../database/schema.generated';
import { random } from './random';
import { certificates, degrees, experienceTitles, organisations, subjects, universities } from './trainer-data';

const levels = ['intermediate', 'advanced', 'expert'] as const;

/** What trainers teach, and where they learned and worked: the newest trainer has nothing yet. Skills are the last by name, as the students'. */
export const seedTrainerParts = async (db: Kysely<DB>): Promise<void> => {
  const { below, pick } = random(20240621);
  const trainers = await db.selectFrom('trainers').select('id').orderBy('id').execute();
  const agencies = await db.selectFrom('agencies').select('id').where('onboardingStep', '=', 5).orderBy('id').execute();
  const skills = await db
    .selectFrom('skills')
    .select(['id', 'categoryId'])
    .where('status', '=', 'active')
    .orderBy('name', 'desc')
    .limit(20)
    .execute();
  const learned = (owner: { trainerId: number } | { agencyId: number }, count: number) => {
    const first = below(skills.length);
    return skills
      .concat(skills)
      .slice(first, first + count)
      .map((skill, sortOrder) => ({
        ...owner,
        skillId: skill.id,
        categoryId: skill.categoryId,
        level: pick(levels),
        years: String(1 + below(12)),
        sortOrder,
      }));
  };
  const filled = trainers.slice(0, -1);
  await db
    .insertInto('personSkills')
    .values([
      ...filled.flatMap(({ id }) => learned({ trainerId: id }, 2 + below(4))),
      ...agencies.flatMap(({ id }) => learned({ agencyId: id }, 3)),
    ])
    .execute();
  const year = (back: number) => sql<string>`make_date(extract(year from now())::int - ${back}, ${1 + below(12)}, 1)`;
  await db
    .insertInto('experiences')
    .values(
      filled.flatMap(({ id }) =>
        Array.from({ length: 1 + below(4) }, (_, at) => ({
          trainerId: id,
          title: pick(experienceTitles),
          organisation: pick(organisations),
          startedOn: year(at * 3 + 3),
          endedOn: at === 0 ? null : year(at * 3),
          description: 'Lessons, tests and talks with parents.',
        })),
      ),
    )
    .execute();
  const done = filled.slice(0, -1);
  await db
    .insertInto('educations')
    .values(
      done.flatMap(({ id }) =>
        Array.from({ length: 1 + below(3) }, (_, at) => ({
          trainerId: id,
          degree: pick(degrees),
          field: pick(subjects),
          school: pick(universities),
          startYear: 2012 - at * 4 - below(4),
          endYear: 2016 - at * 4,
        })),
      ),
    )
    .execute();
  await db
    .insertInto('certifications')
    .values(
      done.flatMap(({ id }) =>
        Array.from({ length: below(4) }, (_, at) => {
          const [name, issuer] = certificates[(at + id) % certificates.length] ?? certificates[0];
          return { trainerId: id, name, issuer, issuedOn: year(at + 2), credentialNo: `C-${String(id * 10 + at)}` };
        }),
      ),
    )
    .execute();
};
