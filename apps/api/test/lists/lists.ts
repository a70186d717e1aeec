import type { Call, ListFields, ListRequest } from '@lectern/contract';
import { listFieldsOf } from '@lectern/contract/wire';
import { sql } from 'kysely';
import type { TestApi, TestClient } from '../../src/testing';
import { declaredCalls, nameOf } from '../endpoints/calls';

export type Item = Readonly<Record<string, unknown>>;
type Within = Readonly<Record<string, unknown>>;

/** A list with the fields that it filters and sorts by. */
export interface DeclaredList {
  readonly name: string;
  readonly call: Call;
  readonly fields: ListFields;
}

/** All lists of the contract. */
export const declaredLists: readonly DeclaredList[] = declaredCalls.flatMap((call) => {
  const fields = listFieldsOf(call.request);
  return fields ? [{ name: nameOf(call), call, fields }] : [];
});

/** The first id of a select. */
const idOf = async ({ database }: TestApi, select: string): Promise<number> => {
  const { rows } = await sql.raw<{ id: number }>(select).execute(database.db);
  if (!rows[0]) throw new Error(`the demo data has no row for: ${select}`);
  return rows[0].id;
};
const most = (column: string, table: string): string =>
  `select ${column} as id from ${table} group by ${column} order by count(*) desc limit 1`;

/** A coupon with single-use codes: of a job and without one, some of them void. Those of the demo have no job. */
const couponWithCodes = async (api: TestApi): Promise<number> => {
  const couponId = await idOf(api, 'select min(id) as id from coupons');
  await sql`
    with job as (
      insert into jobs (kind, name, payload, state, finished_at)
      select 'export', 'coupon.codes', '{}', 'done', now() where not exists (select 1 from coupon_codes where code = 'LISTED1') returning id)
    insert into coupon_codes (coupon_id, code, single_use, job_id, state, created_at)
    select ${couponId}, ('LISTED' || n)::citext, true, case when n % 3 > 0 then job.id end, case when n % 4 = 0 then 'void' else 'open' end, now() - make_interval(hours => n * 7)
    from job, generate_series(1, 30) n`.execute(api.database.db);
  return couponId;
};

/** A day so many days ago. */
const dayAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

/** The part of a longer list that a request must name, by the call of the list. */
const parts: Readonly<Record<string, (api: TestApi) => Promise<Within>>> = {
  'GET admin/course/enrolments': async (api) => ({ courseId: await idOf(api, most('course_id', 'course_enrolments')) }),
  'GET admin/course/reviews': async (api) => ({ courseId: await idOf(api, most('course_id', 'course_reviews')) }),
  'GET admin/coupon/codes': async (api) => ({ id: await couponWithCodes(api) }),
  'GET admin/coupon/students/list': async (api) => ({
    id: await idOf(api, 'select coupon_id as id from marketing_coupons where result_declared_at is not null'),
  }),
  'GET admin/coupon/users': async (api) => ({ id: await idOf(api, most('coupon_id', 'coupon_redemptions')) }),
  'GET batch/members': async (api) => ({ batchId: await idOf(api, most('batch_id', 'batch_members')) }),
  'GET batch/submissions': async (api) => ({
    filter: { taskId: `eq:${await idOf(api, most('task_id', 'submissions'))}` },
  }),
  'GET subscription/list': async () => ({ audience: 'student' }),
  'GET report/sales/rows': async () => ({ from: dayAgo(360), to: dayAgo(-1) }),
};

/** The filter without which a list refuses an order, by the call of the list. */
const orders: Readonly<Record<string, Readonly<Record<string, ListRequest['filter']>>>> = {
  'GET admin/faqs/list': { sortKey: { categoryId: 'eq:1' } },
  'GET chapters': { sortKey: { skillId: 'eq:1' } },
  'GET li-custom-course/chapters': { sortKey: { skillId: 'eq:1' } },
  'GET li-custom-course/topics-admin': { sortKey: { customChapterId: 'eq:1' } },
};

/** The filters of which a request must name one, by the call of the list. */
export const needed: Readonly<Record<string, readonly string[]>> = { 'GET batch/submissions': ['taskId', 'studentId'] };

/** Lists of the rows of one job: `jobs` and `import` have tests of their own. */
const ofJobs = ['GET import/rows', 'GET jobs/{id}/rows'];
export const walkedLists = declaredLists.filter(({ name }) => !ofJobs.includes(name));

export const partOf = async (api: TestApi, name: string): Promise<Within> => (await parts[name]?.(api)) ?? {};
export const filterOf = (name: string, field: string): ListRequest['filter'] => orders[name]?.[field];

interface Page {
  readonly items: readonly Item[];
  readonly total: number;
  readonly nextCursor: string | null;
  readonly prevCursor?: string | null;
}

/** One page. @throws with the refusal */
export const pageOf = async (client: TestClient, call: Call, request: object): Promise<Page> => {
  const { status, body } = await client.send(call, request as never);
  if (!body.success) throw new Error(`${nameOf(call)} ${JSON.stringify(request)}: ${status} ${JSON.stringify(body)}`);
  return body.result as Page;
};

/** All rows from the first page to the last, by cursor. */
export const walk = async (
  client: TestClient,
  call: Call,
  request: object,
  limit: number,
): Promise<readonly Item[]> => {
  const items: Item[] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page: Page = await pageOf(client, call, { ...request, limit, ...(cursor && { cursor }) });
    items.push(...page.items);
    cursor = page.nextCursor;
  }
  return items;
};

/** All rows from the last page to the first, by cursor, in the order of the list. */
export const walkBack = async (
  client: TestClient,
  call: Call,
  request: object,
  limit: number,
): Promise<readonly Item[]> => {
  let items: Item[] = [];
  for (let cursor: string | null | undefined = 'last'; cursor;) {
    const page: Page = await pageOf(client, call, { ...request, limit, cursor });
    items = [...page.items, ...items];
    cursor = page.prevCursor;
  }
  return items;
};
