import { sql, type Kysely } from 'kysely';
import { hashPassword } from '../server/auth/passwords';
import type { DB } from '../database/schema.generated';
import { demoUsers, demoPassword, moreStaff } from './demo-users';
import { firstNames, lastNames } from './names';
import { random } from './random';
import { seedStaff } from './staff';

const customRoles = [
  {
    id: 100,
    name: 'Content editor',
    description: 'Writes FAQs and custom courses, and keeps categories and skills.',
    rights: [
      ...['settings', 'faqEdit', 'libraryList', 'libraryEdit', 'liCustomCourse', 'customCourseEdit'],
      ...['categoryList', 'categoryEdit', 'skillList', 'skillEdit'],
    ],
  },
  {
    id: 101,
    name: 'Finance',
    description: 'Invoices, refunds and reports.',
    rights: ['invoiceList', 'invoiceIssue', 'refundCreate', 'reportList', 'studentPlanList'],
  },
];

/** Two custom roles, the staff of 18, and one agency, trainer and student to try every rule of sign-in with. */
export const seedPeople = async (db: Kysely<DB>): Promise<void> => {
  for (const { id: roleId, name, description, rights } of customRoles) {
    await db.insertInto('roles').values({ id: roleId, name, description }).execute();
    await db
      .insertInto('roleRights')
      .values(rights.map((rightName) => ({ roleId, rightName })))
      .execute();
  }
  await sql`select setval('roles_custom_id', ${customRoles.at(-1)?.id ?? 100})`.execute(db);
  const { pick } = random();
  const taken = new Set<string>(demoUsers.map(({ firstName, lastName }) => `${firstName} ${lastName}`));
  const others = Object.entries(moreStaff).flatMap(([roleId, count]) =>
    Array.from({ length: count }, () => {
      let person = { firstName: pick(firstNames), lastName: pick(lastNames) };
      while (taken.has(`${person.firstName} ${person.lastName}`))
        person = { firstName: pick(firstNames), lastName: pick(lastNames) };
      taken.add(`${person.firstName} ${person.lastName}`);
      return { ...person, roleId: Number(roleId), email: `${slugOf(person)}@example.com` };
    }),
  );
  const language = await db
    .selectFrom('languages')
    .select('id')
    .where('isDefault', '=', true)
    .executeTakeFirstOrThrow();
  const passwordHash = await hashPassword(demoPassword);
  const people = [...demoUsers, ...others];
  await db
    .insertInto('users')
    .values(
      people.map(({ roleId, email, firstName, lastName }) => ({
        roleId,
        email,
        firstName,
        lastName,
        slug: slugOf({ firstName, lastName }),
        status: 'active',
        passwordHash,
        languageId: language.id,
        timeZone: 'Asia/Kolkata',
        passwordChangedAt: new Date(),
      })),
    )
    .execute();
  await seedStaff(db);
};

const slugOf = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
