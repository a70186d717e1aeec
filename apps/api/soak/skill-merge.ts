import { chapterCalls, skillCalls } from '@lectern/contract/catalog';
import { sql } from 'kysely';
import { categoryFixture } from '../src/domains/catalog/testing';
import { inLanes, type Race } from './race';

const lanes = 4;

/** A skill is merged while others name it: a chapter is added to it, another is moved to it, and a course takes it. Nothing names it in the end. */
export const raceSkillMerge: Race = async (tries) => {
  const f = await categoryFixture();
  const wrong: string[] = [];
  try {
    const category = await f.category();
    const second = await f.api.signIn(1);
    const { rows: courses } = await sql<{ id: number }>`
      insert into courses (title, slug, category_id) select 'Of a race', 'of-a-race-' || n, ${category.id} from generate_series(1, ${lanes}) n returning id`.execute(
      f.db,
    );
    await inLanes(tries, lanes, async (lane, round) => {
      const target = await f.skill(category, `Target ${round}`);
      const source = await f.skill(category, `Source ${round}`);
      const place = { categoryId: category.id, title: `Chapter ${round}` };
      const { chapter } = await f.done(chapterCalls.create, { ...place, skillId: target });
      const answers = await Promise.all([
        f.client.send(skillCalls.merge, { sourceId: source, targetId: target }),
        second.send(chapterCalls.create, { ...place, title: `Another ${round}`, skillId: source }),
        second.send(chapterCalls.update, { id: chapter.id, version: chapter.version, skillId: source }),
        // As code that has read the skill before it was merged.
        sql`insert into course_skills (course_id, skill_id) values (${courses[lane]!.id}, ${source})`
          .execute(f.db)
          .then(
            () => ({ status: 200 }),
            ({ code }: { code?: string }) => ({ status: code === 'CT009' || code === '40P01' ? 409 : 500 }),
          ),
      ]);
      const { rows } = await sql<{ n: number }>`
        select (select count(*) from chapters where skill_id = ${source})::int + (select count(*) from course_skills where skill_id = ${source})::int as n
        from skills where id = ${source} and status = 'merged'`.execute(f.db);
      const named = rows[0]?.n ?? 0;
      if (named > 0 || answers.some(({ status }) => status >= 500))
        wrong.push(
          `round ${round}: ${answers.map(({ status }) => status).join()}; ${named} rows name the merged skill`,
        );
    });
    return wrong;
  } finally {
    await f.close();
  }
};
