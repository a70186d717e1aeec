import { sql, type Kysely } from 'kysely';
import type { DB } from '../database/schema.generated';
import { seedAgencies } from './agencies';
import { seedTrainerParts } from './trainer-parts';
import { demoTrainers, drawTrainers, type DrawnTrainer } from './trainer-people';

const made = (minutes: number) => sql<string>`now() - make_interval(mins => ${minutes})`;

const accountOf = async (db: Kysely<DB>, drawn: DrawnTrainer, createdBy: number, isOwn: boolean): Promise<number> => {
  const { firstName, lastName, place, number, minutes } = drawn;
  const country = await db
    .selectFrom('countries')
    .select('id')
    .where('iso2', '=', place.iso2)
    .executeTakeFirstOrThrow();
  const where = { countryId: country.id, city: place.city };
  if (isOwn)
    return (
      await db
        .updateTable('users')
        .set(where)
        .where('email', '=', 'trainer@example.com')
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id;
  const slug = `${firstName} ${lastName} trainer`
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
  const mobileTyped = place.prefix + String(number);
  const { id } = await db
    .insertInto('users')
    .values({
      ...where,
      roleId: 14,
      status: 'active',
      firstName,
      lastName,
      email: `${slug}@example.com`,
      slug,
      timeZone: place.zone,
      mobileCountryId: country.id,
      mobileTyped,
      mobileE164: place.dial + mobileTyped.replace(/ /g, ''),
      createdBy,
      createdAt: made(minutes),
      updatedAt: made(minutes),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

const reasons: Readonly<Record<string, string>> = {
  changes_asked: 'Please name the school of your last degree',
  suspended: 'Missed four lessons without a word',
};

/** Six agencies and 40 trainers, 15 of them in the two verified agencies, with skills, experience, education and certificates. */
export const seedTrainers = async (db: Kysely<DB>): Promise<void> => {
  const { id: createdBy } = await db
    .selectFrom('users')
    .select('id')
    .where('roleId', '=', 2)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const agencyIds = await seedAgencies(db, createdBy);
  for (const [index, drawn] of [...drawTrainers().entries()].reverse()) {
    const userId = await accountOf(db, drawn, createdBy, index === demoTrainers - 1);
    const { state, minutes, columns, agency } = drawn;
    const isSubmitted = state !== 'draft';
    await db
      .insertInto('trainers')
      .values({
        ...columns,
        userId,
        agencyId: agency === undefined ? null : (agencyIds[agency] ?? null),
        state,
        stateReason: reasons[state] ?? '',
        submittedAt: isSubmitted ? made(minutes - 60) : null,
        ...(['verified', 'suspended'].includes(state) && { verifiedAt: made(minutes - 240), verifiedBy: createdBy }),
        createdAt: made(minutes),
        updatedAt: made(minutes),
      })
      .execute();
  }
  await sql`update agencies a set trainers_count = (select count(*) from trainers t where t.agency_id = a.id)`.execute(
    db,
  );
  await seedTrainerParts(db);
  await decideParts(db, createdBy);
};

/** Parts of the verified are approved, of others some; one part of each trainer who was asked for changes waits for the trainer. */
export const decideParts = async (db: Kysely<DB>, decidedBy: number): Promise<void> => {
  const owners = sql`from (select v.id, coalesce(t.state, a.state) as state, coalesce(t.id, a.id) as owner from verifications v
    left join trainers t on t.id = v.trainer_id left join agencies a on a.id = v.agency_id) o where o.id = v.id and v.state <> 'empty'`;
  await sql`update verifications v set state = 'approved', decided_by = ${decidedBy}, decided_at = now() - interval '10 days' ${owners}
    and (o.state in ('verified', 'suspended', 'changes_asked') or o.state = 'submitted' and o.owner % 2 = 0 and v.part in ('personal_info', 'skills'))`.execute(
    db,
  );
  await sql`update verifications v set state = 'changes_asked', reason = 'Please name the school of your last degree' ${owners} and v.part = 'education' and o.state = 'changes_asked'`.execute(
    db,
  );
  await sql`update verifications v set state = 'changes_asked', reason = 'The registration is hard to read' ${owners} and v.part = 'personal_info' and v.agency_id is not null and o.state = 'changes_asked'`.execute(
    db,
  );
};
