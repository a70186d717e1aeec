import { sql, type Kysely } from 'kysely';
import type { DB } from '../database/schema.generated';
import { agencies } from './trainer-data';
import { aboutText, places } from './trainer-people';

const reasons: Readonly<Record<string, string>> = {
  changes_asked: 'The registration is hard to read',
  suspended: 'Two complaints are being looked into',
};

/** Six agencies: two verified, one each submitted, asked for changes, suspended, and at its second step. Returns their ids. */
export const seedAgencies = async (db: Kysely<DB>, createdBy: number): Promise<number[]> => {
  const ids: number[] = [];
  for (const [index, [name, firstName, lastName, iso2, city, state, step]] of agencies.entries()) {
    const { prefix, dial } = places.find((place) => place.iso2 === iso2) ?? { prefix: '800000 ', dial: '+234' };
    const typed = prefix + String(3000 + index);
    const slug = name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
    const made = sql<string>`now() - make_interval(days => ${400 - index * 60})`;
    const own =
      index === 0
        ? sql<{
            id: number;
          }>`update users set city = ${city}, country_id = (select id from countries where iso2 = ${iso2}) where email = 'agency@example.com' returning id`
        : sql<{ id: number }>`
            insert into users (role_id, status, first_name, last_name, email, slug, country_id, mobile_country_id, city, mobile_typed, mobile_e164, created_by, created_at, updated_at)
            select 13, 'active', ${firstName}, ${lastName}, ${`${slug}@example.com`}, ${slug}, id, id, ${city}, ${typed}, ${dial + typed.replace(/ /g, '')}, ${createdBy}, ${made}, ${made}
            from countries where iso2 = ${iso2} returning id`;
    const userId = (await own.execute(db)).rows[0]?.id ?? 0;
    const isFilled = step === 5;
    const row = await db
      .insertInto('agencies')
      .values({
        userId,
        name,
        state,
        stateReason: reasons[state] ?? '',
        onboardingStep: step,
        createdAt: made,
        updatedAt: made,
        ...(isFilled && {
          legalName: `${name} Ltd`,
          registrationNo: `REG-${String(4100 + index)}`,
          foundedYear: 2008 + index,
          teamSize: 6 + index * 3,
          website: `https://${slug}.example`,
          about: aboutText(index * 3),
          addressLine: `${String(20 + index)} Market Street`,
          submittedAt: sql<string>`now() - interval '20 days'`,
        }),
        ...(state === 'verified' && { verifiedAt: sql<string>`now() - interval '15 days'`, verifiedBy: createdBy }),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    ids.push(row.id);
    if (isFilled)
      await sql`
        insert into experiences (agency_id, title, organisation, city, started_on) values (${row.id}, 'Tutoring for schools', ${`${city} schools`}, ${city}, make_date(${2010 + index}, 4, 1))`.execute(
        db,
      );
  }
  return ids;
};
