import { categoryCalls, maxDepth } from '@lectern/contract/catalog';
import { sql } from 'kysely';
import { categoryFixture } from '../src/domains/catalog/testing';
import { random } from '../src/seed/random';
import { inLanes, type Race } from './race';

const lanes = 5;
const nodes = 16;

/** People move categories of one small tree below each other, two at once in each lane: no cycle, no node out of reach, no sixth level, no two at one place. */
export const raceCategoryTree: Race = async (tries) => {
  const f = await categoryFixture();
  const wrong: string[] = [];
  try {
    const second = await f.api.signIn(1);
    const draw = random(tries);
    for (let node = 0; node < nodes; node += 1) await f.category();
    const move = async (client: typeof second): Promise<string> => {
      const { rows } = await sql<{
        id: number;
        version: number;
      }>`select id, version from categories order by id`.execute(f.db);
      const [node, parent] = [rows[draw.below(nodes)]!, rows[draw.below(nodes + 3)]];
      const before = rows.length > 0 && draw.below(3) === 0 ? rows[draw.below(nodes)]! : null;
      const request = { ...node, parentId: parent?.id ?? null, beforeId: before?.id === node.id ? null : before?.id };
      const { status, body } = await client.send(categoryCalls.move, {
        ...request,
        beforeId: request.beforeId ?? null,
      });
      return status === 200 || status === 409 ? '' : `${status} ${JSON.stringify(body)}`;
    };
    await inLanes(tries / 2, lanes, async (_lane, round) => {
      const answers = await Promise.all([move(f.client), move(second)]);
      // One statement sees one state of the tree, whatever the other lanes are doing.
      const { rows } = await sql<{ reached: number; levels: number; places: number }>`
        with recursive tree as (
          select id, 1 as level from categories where parent_id is null and deleted_at is null
          union all select c.id, t.level + 1 from tree t join categories c on c.parent_id = t.id and c.deleted_at is null where t.level < 20)
        select (select count(*)::int from tree) as reached, (select max(level) from tree) as levels,
          (select count(distinct (coalesce(parent_id, 0), sort_key))::int from categories) as places`.execute(f.db);
      const { reached = 0, levels = 0, places = 0 } = rows[0] ?? {};
      for (const text of answers) if (text) wrong.push(`round ${round}: ${text}`);
      if (reached !== nodes || places !== nodes || levels > maxDepth)
        wrong.push(`round ${round}: ${reached} of ${nodes} reached, ${levels} levels, ${places} places`);
    });
    return wrong;
  } finally {
    await f.close();
  }
};
