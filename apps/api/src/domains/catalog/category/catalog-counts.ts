import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { defineJob } from '../../../server/jobs/job';
import { countSkills } from '../skill/count-skills';
import { liveSkill } from './category.table';

/** Counts for each category and those below it: sub-categories, skills, courses, and trainers who teach one of the skills. One statement: 2,000 nodes at most. */
const countCategories = async (db: Kysely<DB>): Promise<number> => {
  const { numAffectedRows } = await sql`
    with recursive below as (
      select id as top, id from categories where deleted_at is null
      union all select b.top, c.id from below b join categories c on c.parent_id = b.id where c.deleted_at is null),
    skills_of as (select s.category_id as id, count(*) as n from skills s where ${liveSkill} group by 1),
    courses_of as (select category_id as id, count(*) as n from courses where deleted_at is null group by 1),
    teaching as (select distinct s.category_id as id, p.trainer_id from person_skills p join skills s on s.id = p.skill_id where p.trainer_id is not null and p.deleted_at is null and ${liveSkill}),
    trainers_of as (select b.top as id, count(distinct t.trainer_id) as n from below b join teaching t on t.id = b.id group by 1),
    counted as (
      select b.top as id, count(*) - 1 as children, coalesce(sum(s.n), 0) as skills, coalesce(sum(c.n), 0) as courses
      from below b left join skills_of s on s.id = b.id left join courses_of c on c.id = b.id group by b.top)
    insert into category_counts (category_id, children, skills, courses, trainers)
    select k.id, k.children, k.skills, k.courses, coalesce(t.n, 0) from counted k left join trainers_of t on t.id = k.id
    on conflict (category_id) do update set children = excluded.children, skills = excluded.skills, courses = excluded.courses, trainers = excluded.trainers, counted_at = now()`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0);
};

/** Counts what categories hold and what names each skill. */
export const catalogCounts = defineJob({
  name: 'catalog.counts',
  kind: 'clock',
  async run({ step }) {
    for (const count of [countCategories, countSkills]) await step(async (db) => ({ done: await count(db) }));
    return { state: 'done' };
  },
});
