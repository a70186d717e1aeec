import { sql } from 'kysely';
import { skillResource } from '../../src/domains/catalog/skill/skill.resource';
import { instituteResource } from '../../src/domains/people/institute/institute.resource';
import { recordRules } from './record-rules';

recordRules(skillResource, {
  make: async ({ database }, n) => {
    const { id } = await database.db.selectFrom('categories').select('id').orderBy('id').executeTakeFirstOrThrow();
    return { categoryId: id, name: `Skill of a test ${n}` };
  },
  change: { name: 'Another skill', description: 'Changed.' },
  fill: ({ database }) =>
    sql`insert into skills (category_id, name, slug, updated_at)
        select id, 'Many ' || n, 'many-' || id || '-' || n, now() - make_interval(mins => n)
        from (select id from categories order by id limit 40) c, generate_series(1, 150) n`.execute(database.db),
});

recordRules(instituteResource, {
  make: (_api, n) => ({ name: `Institute of a test ${n}`, code: `TEST${n}`, kind: 'school', countryId: 1 }),
  change: { kind: 'college', city: 'Pune' },
  fill: ({ database }) =>
    sql`insert into institutes (name, code, country_id) select 'Many ' || n, 'MANY' || n, 1 from generate_series(1, 5000) n`.execute(
      database.db,
    ),
});
